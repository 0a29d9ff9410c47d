import * as z from 'zod/mini';
import { cropSchema, ownCrop } from '../article/crop.ts';
import { focusSchema, ownFocus } from '../article/focus.ts';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { rule } from '../errors.ts';
import { editors, staff } from '../permission.ts';
import { longest, requiredMedia, requiredText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { imageLabel, libraryImageSchema } from './library-image.ts';

const MOST_TAGS = 30;

/** Removes empty and repeated tags; `undefined` if none is left. */
function distinct(tags: readonly string[]): string[] | undefined {
  const named = [...new Set(tags.filter((tag) => tag !== ''))];
  return named.length === 0 ? undefined : named;
}

export const imageKind = defineKind({
  collection: 'images',
  schema: libraryImageSchema,
  words: {
    ...wordsFor({ noun: labelWords.image, event: 'image', creation: 'added' }),
    toasts: {
      created: labelWords.imageAddedToLibrary,
      updated: labelWords.imageUpdatedSuccessfully,
      deleted: labelWords.imageRemovedFromLibrary,
      restored: labelWords.imageRestored,
    },
  },
  titled: 'error',
  fields: {
    url: requiredMedia('image-address-missing', 'image-address-too-long'),
    alt: requiredText('image-alt-missing', 'image-alt-too-long', longest.sentence),
    caption: z.optional(textOf('image-caption-too-long', longest.sentence)),
    credit: z.optional(textOf('image-credit-too-long', longest.name)),
    rights: z.optional(textOf('image-rights-too-long', longest.description)),
    takenOn: z.optional(
      z.union([z.literal(''), z.iso.date({ error: rule('image-day-malformed') })]),
    ),
    tags: z.optional(
      z
        .array(textOf('image-tag-too-long', longest.category))
        .check(z.maxLength(MOST_TAGS, rule('image-too-many-tags'))),
    ),
    focus: z.optional(focusSchema),
    /** The whole picture, with a width and height of 1, removes the crop. */
    crop: z.optional(cropSchema),
  },
  mayChange: (actor, stored) => (stored ? editors.objectionTo(actor) : staff.objectionTo(actor)),
  labelOf: ({ alt }) => imageLabel({ alt }),
  toRecord: ({ url, alt, ...fields }, { stored }) => ({
    url,
    alt,
    // Fields missing from the form keep their value; empty ones are removed.
    caption: (fields.caption ?? stored?.caption) || undefined,
    credit: (fields.credit ?? stored?.credit) || undefined,
    rights: (fields.rights ?? stored?.rights) || undefined,
    takenOn: (fields.takenOn ?? stored?.takenOn) || undefined,
    tags: distinct(fields.tags ?? stored?.tags ?? []),
    focus: ownFocus(fields.focus ?? stored?.focus),
    crop: ownCrop(fields.crop ?? stored?.crop),
  }),
});
