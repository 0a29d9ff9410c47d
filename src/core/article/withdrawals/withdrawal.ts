import * as z from 'zod/mini';
import { defineCollection } from '../../collection.ts';
import { recordFields, storedInstant, storedList, storedOptionalText } from '../../text/stored.ts';

/**
 * Trace of an article that readers had and that was withdrawn, under the id of the article: its address then says
 * so. It holds none of its words. It stays when the article is published again, which comes before it.
 */
export const withdrawalSchema = z.looseObject({
  ...recordFields,
  /** Its slugs, present and former ones. */
  slugs: storedList(z.string()),
  at: storedInstant(),
  /** Path of this site, or web address, to which its addresses lead; absent for nowhere. */
  leadsTo: storedOptionalText(),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

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
