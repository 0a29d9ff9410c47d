import * as z from 'zod/mini';
import { done, rule } from '../errors.ts';
import { staff } from '../permission.ts';
import { longest } from '../text/form-text.ts';
import { definePrivateRead } from '../use-case.ts';
import { isSamePicture, libraryImageSchema, placeOfImage } from './library-image.ts';

/**
 * Finds the picture of the library that has the same content as an address: the same data URL, or an
 * upload of the same file.
 */
export const findImage = definePrivateRead({
  name: 'findImage',
  contract: {
    // A data URL is too long for a query.
    route: 'POST /admin/images/same',
    summary: 'The picture of the library with the same content',
    answers: z.object({ image: z.optional(libraryImageSchema) }),
  },
  may: staff,
  input: z.object({
    url: z.string().check(z.maxLength(longest.embeddedMedia, rule('image-address-too-long'))),
  }),
  read: async (view, { input: { url } }) => {
    const where = { place: placeOfImage(url) };
    const alike = await view.list('images', { where });
    const image = alike.find((one) => isSamePicture(one.url, url));
    return done(image ? { image } : {});
  },
});
