import { defineKind, wordsFor } from '../content/content-kind.ts';
import { editors, staff } from '../permission.ts';
import { longest, requiredMedia, requiredText } from '../text/form-text.ts';
import { imageLabel, libraryImageSchema } from './library-image.ts';

export const imageKind = defineKind({
  collection: 'images',
  schema: libraryImageSchema,
  words: {
    ...wordsFor({ noun: 'Image', creation: 'added' }),
    toasts: {
      created: 'Image added to library.',
      updated: 'Image updated successfully.',
      deleted: 'Image removed from library.',
    },
  },
  titled: 'error',
  fields: {
    url: requiredMedia('image-address-missing', 'image-address-too-long'),
    alt: requiredText('image-alt-missing', 'image-alt-too-long', longest.sentence),
  },
  mayChange: (actor, stored) => (stored ? editors.objectionTo(actor) : staff.objectionTo(actor)),
  labelOf: ({ alt }) => imageLabel({ alt }),
  toRecord: (fields) => fields,
});
