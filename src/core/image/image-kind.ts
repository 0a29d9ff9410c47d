import { defineKind, wordsFor } from '../content-kind.ts';
import { requiredText } from '../form-text.ts';
import { mustBeEditor, mustBeStaff } from '../use-case.ts';
import { libraryImageSchema } from './library-image.ts';

const required = requiredText('Image URL and Alt Text are required.');

export const imageKind = defineKind({
  collection: 'imageLibrary',
  schema: libraryImageSchema,
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
  mayChange: (actor, stored) => (stored ? mustBeEditor(actor) : mustBeStaff(actor)),
  labelOf: ({ alt }) => alt,
  toRecord: (fields) => fields,
});
