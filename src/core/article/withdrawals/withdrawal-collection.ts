import { defineCollection } from '../../collection.ts';
import { type Withdrawal, withdrawalSchema } from './withdrawal.ts';

export const withdrawalCollection = defineCollection({
  schema: withdrawalSchema,
  idPrefix: 'withdrawal',
  insertAt: 'last',
  seenBy: 'owner',
  isArchived: true,
  isPublic: true,
  filters: {},
  keys: {
    /** Slugs under which the article was published. */
    slug: ({ slugs }: Withdrawal) => slugs,
  },
  sorts: {},
  searchedText: ({ id }) => id,
});
