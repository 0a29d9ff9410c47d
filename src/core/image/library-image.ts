import * as z from 'zod/mini';
import { storedCrop } from '../article/crop.ts';
import { storedFocus } from '../article/focus.ts';
import { recordFields, storedList, storedOptionalText, storedText } from '../text/stored.ts';
import * as words from '../words/reader-label-words.ts';
import { readPictureAddress } from './picture-address.ts';

/** A stored upload and its address. */
export const keptMediaSchema = z.object({
  type: z.enum(['image', 'video', 'audio']),
  url: z.string(),
});

export type KeptMedia = z.infer<typeof keptMediaSchema>;

export const libraryImageSchema = z.looseObject({
  ...recordFields,
  url: z.string(),
  alt: storedText(),
  caption: storedOptionalText(),
  /** Photographer or agency. */
  credit: storedOptionalText(),
  /** Terms of use, for the newsroom alone. */
  rights: storedOptionalText(),
  /** Day on which it was taken, `2026-11-21`, for the newsroom alone. */
  takenOn: storedOptionalText(),
  tags: z.catch(z.optional(storedList(z.string())), undefined),
  /** Point that stays in view where the picture is cropped. */
  focus: storedFocus(),
  /** Part that is shown; the whole picture by default. */
  crop: storedCrop(),
});

export type LibraryImage = z.infer<typeof libraryImageSchema>;

/** Returns a picture's label in lists. New uploads have no alt text yet. */
export const imageLabel = ({ alt }: Pick<LibraryImage, 'alt'>): string =>
  alt || words.pictureWithoutAltText;

/** Returns the address without its last part, which differs between the widths of one picture. */
export const placeOfImage = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/**
 * True if both addresses show the same picture: the same text, such as a data URL, or widths and formats
 * of one upload.
 */
export function isSamePicture(one: string, other: string): boolean {
  if (one === other) return true;
  const hash = readPictureAddress(one)?.picture.hash;
  return hash !== undefined && hash === readPictureAddress(other)?.picture.hash;
}
