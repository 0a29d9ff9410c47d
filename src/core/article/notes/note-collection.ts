import { defineCollection } from '../../collection.ts';
import { type Note, noteSchema } from './note.ts';

export const noteCollection = defineCollection({
  schema: noteSchema,
  idPrefix: 'note',
  labelField: 'text',
  insertAt: 'last',
  seenBy: 'owner',
  isArchived: true,
  filters: {
    article: (note: Note) => note.article,
  },
  keys: {
    /** `open` for notes that are not resolved. */
    state: ({ resolvedAt }: Note) => (resolvedAt === undefined ? ['open'] : []),
  },
  sorts: {},
  searchedText: ({ text, quote }) => `${text} ${quote ?? ''}`,
});
