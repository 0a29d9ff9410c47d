import { defineKind, wordsFor } from '../content-kind.ts';
import { requiredText } from '../form-text.ts';
import { categorySchema } from './category.ts';

export const categoryKind = defineKind({
  collection: 'categories',
  schema: categorySchema,
  words: wordsFor({ noun: 'Category' }),
  fields: {
    name: requiredText('Category name is required.'),
  },
  labelOf: ({ name }) => name,
  toRecord: ({ name }) => ({ name }),
});
