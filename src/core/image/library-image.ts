import * as z from 'zod/mini';
import { recordFields, storedText } from '../text/stored.ts';

export const libraryImageSchema = z.looseObject({
  ...recordFields,
  url: z.string(),
  alt: storedText(),
});

export type LibraryImage = z.infer<typeof libraryImageSchema>;

/** Returns a picture's label in lists; an upload has no alt text until somebody writes one. */
export const imageLabel = ({ alt }: Pick<LibraryImage, 'alt'>): string =>
  alt || 'Picture without alt text';

/** The address without its last part, by which the widths of one picture differ. */
export const placeOfImage = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
