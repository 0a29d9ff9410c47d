import * as z from 'zod/mini';
import { staff } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import { placeOfImage } from './library-image.ts';

/**
 * Lists an uploaded picture in the image library, without words for it until somebody writes some.
 * A picture that the library has already, in whatever width, is not listed twice.
 */
export const saveUpload = defineChange({
  name: 'saveUpload',
  may: staff,
  input: z.object({ url: z.string() }),
  change: async (change, { input: { url } }) => {
    const where = { place: placeOfImage(url) };
    if ((await change.count('images', { where })) > 0) return { value: undefined };
    await change.insert('images', { url, alt: '' });
    // Not logged: the log gets the content that shows it, once that is saved.
    return { value: undefined };
  },
});
