import { defineContent } from '../collection.ts';
import { sluggedKeys } from '../content/slugged.ts';
import { type Tag, tagSchema } from './tag.ts';

export const tagCollection = defineContent({
  schema: tagSchema,
  idPrefix: 'tag',
  uniqueBy: 'slug',
  labelField: 'name',
  insertAt: 'last',
  seenBy: 'contributor',
  isArchived: true,
  isPublic: true,
  filters: { slug: (tag: Tag) => tag.slug },
  keys: {
    ...sluggedKeys,
    /** Address of its picture. */
    picture: ({ picture }: Tag) => (picture === '' ? [] : [picture]),
  },
  sorts: { name: (tag: Tag) => tag.name },
  searchedText: ({ name }) => name,
  kind: async () => (await import('./tag-kind.ts')).tagKind,
});
