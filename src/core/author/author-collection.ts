import { defineContent } from '../collection.ts';
import { sluggedKeys } from '../content/slugged.ts';
import { type Author, authorSchema } from './author.ts';

export const authorCollection = defineContent({
  schema: authorSchema,
  idPrefix: 'author',
  uniqueBy: 'slug',
  labelField: 'name',
  insertAt: 'last',
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: { slug: (author: Author) => author.slug },
  keys: {
    ...sluggedKeys,
    /** Address of the portrait. */
    picture: ({ picture }: Author) => (picture === '' ? [] : [picture]),
  },
  sorts: {
    name: (author: Author) => author.name,
    role: (author: Author) => author.role,
  },
  searchedText: ({ name, role }) => `${name} ${role}`,
  kind: async () => (await import('./author-kind.ts')).authorKind,
});
