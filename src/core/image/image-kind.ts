import { defineKind, wordsFor } from '../content/content-kind.ts';
import { editors, staff } from '../permission.ts';
import { longest, requiredMedia, requiredText } from '../text/form-text.ts';
import { imageLabel, libraryImageSchema } from './library-image.ts';

const missing = 'Image URL and Alt Text are required.';

export const imageKind = defineKind({
  collection: 'images',
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
  fields: {
    url: requiredMedia(missing, 'The image URL'),
    alt: requiredText(missing, 'The alt text', longest.sentence),
  },
  mayChange: (actor, stored) => (stored ? editors.objectionTo(actor) : staff.objectionTo(actor)),
  labelOf: ({ alt }) => imageLabel({ alt }),
  toRecord: (fields) => fields,
});
