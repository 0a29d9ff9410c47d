import { defineContent } from '../collection.ts';
import { type Category, categorySchema, defaultCategories } from './category.ts';

export const categoryCollection = defineContent({
  schema: categorySchema,
  idPrefix: 'cat',
  labelField: 'name',
  insertAt: 'last',
  samples: defaultCategories,
  refillsWhenEmpty: true,
  needsSamples: true,
  seenBy: 'contributor',
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: { name: (category: Category) => category.name },
  searchedText: ({ name }) => name,
  kind: async () => (await import('./category-kind.ts')).categoryKind,
});
