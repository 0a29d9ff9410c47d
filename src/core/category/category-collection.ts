import { defineCollection } from '../collection.ts';
import { type Category, categorySchema, defaultCategories } from './category.ts';

export const categoryCollection = defineCollection({
  schema: categorySchema,
  idPrefix: 'cat',
  insertAt: 'last',
  samples: defaultCategories,
  refillsWhenEmpty: true,
  seenBy: 'author',
  filters: {},
  sorts: { name: (category: Category) => category.name },
  searchedText: ({ name }) => name,
});
