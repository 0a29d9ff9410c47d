import { defineCollection } from '../collection.ts';
import { type Deletion, deletionSchema, MOST_DELETIONS } from './deletion.ts';

export const deletionCollection = defineCollection({
  schema: deletionSchema,
  idPrefix: 'deletion',
  labelField: 'label',
  insertAt: 'first',
  // A browser keeps what was deleted last, as long as there is room.
  limit: MOST_DELETIONS,
  makesRoom: true,
  seenBy: 'contributor',
  ownedBy: 'writer',
  // Archives have what the site has.
  isArchived: false,
  hidden: ['parts'],
  filters: {
    writer: ({ writerId }: Deletion) => writerId,
    kind: ({ kind }: Deletion) => kind,
  },
  sorts: {
    label: ({ label }: Deletion) => label,
    at: ({ at }: Deletion) => at,
    until: ({ until }: Deletion) => until,
  },
  row: ({ parts: _, ...row }: Deletion) => row,
  searchedText: ({ label }) => label,
});
