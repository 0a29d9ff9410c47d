import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content-kind.ts';

export const categoryKind = defineKind({
  collection: 'categories',
  words: wordsFor({ noun: 'Category' }),
  fields: {
    name: z.string().check(z.trim(), z.minLength(1, 'Category name is required.')),
  },
  labelOf: ({ name }) => name,
  toRecord: ({ name }) => ({ name }),
});
