import * as z from 'zod/mini';
import { staff } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import { placeOfImage } from './library-image.ts';

/**
 * Adds an uploaded picture to the image library, with an empty alt text. Does nothing if the library has
 * the picture already, in any width.
 */
export const saveUpload = defineChange({
  name: 'saveUpload',
  may: staff,
  input: z.object({ url: z.string() }),
  change: async (change, { input: { url } }) => {
    const where = { place: placeOfImage(url) };
    if ((await change.count('images', { where })) > 0) return { value: undefined };
    await change.insert('images', { url, alt: '' });
    // Not logged: saving the content that shows the picture is.
    return { value: undefined };
  },
});
