import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, requiredText } from '../text/form-text.ts';
import { categorySchema } from './category.ts';

export const categoryKind = defineKind({
  collection: 'categories',
  schema: categorySchema,
  words: wordsFor({ noun: 'Category' }),
  fields: {
    name: requiredText('category-name-missing', 'category-name-too-long', longest.category),
  },
  labelOf: ({ name }) => name,
  toRecord: ({ name }) => ({ name }),
});
