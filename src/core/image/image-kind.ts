import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content-kind.ts';

const required = z.string().check(z.trim(), z.minLength(1, 'Image URL and Alt Text are required.'));

export const imageKind = defineKind({
  collection: 'imageLibrary',
  words: {
    ...wordsFor({ noun: 'Image', loggedVerb: 'Added' }),
    toasts: {
      created: 'Image added to library.',
      updated: 'Image updated successfully.',
      deleted: 'Image removed from library.',
    },
  },
  invalidTitle: 'Error',
  fields: { url: required, alt: required },
  labelOf: ({ alt }) => alt,
  toRecord: (fields) => fields,
});
