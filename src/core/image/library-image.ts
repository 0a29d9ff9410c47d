import * as z from 'zod/mini';
import { recordFields, storedText } from '../text/stored.ts';

export const libraryImageSchema = z.looseObject({
  ...recordFields,
  url: z.string(),
  alt: storedText(),
});

export type LibraryImage = z.infer<typeof libraryImageSchema>;

/** Returns a picture's label in lists. New uploads have no alt text yet. */
export const imageLabel = ({ alt }: Pick<LibraryImage, 'alt'>): string =>
  alt || 'Picture without alt text';

/** Returns the address without its last part, which differs between the widths of one picture. */
export const placeOfImage = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
