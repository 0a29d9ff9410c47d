import * as z from 'zod/mini';
import { done, refused, rule } from '../errors.ts';
import { staff } from '../permission.ts';
import { longest } from '../text/form-text.ts';
import { defineChange, definePrivateRead, definePrivateTask } from '../use-case.ts';
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

/**
 * Adds an uploaded picture to the image library, with an empty alt text. Does nothing if the library has
 * the picture already, in any width.
 */
const saveUpload = defineChange({
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

const isByteStream = (value: unknown): value is AsyncIterable<Uint8Array> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * Stores an uploaded picture or video, and adds pictures to the image library. Refuses with `invalid` any
 * other file, and with `unavailable` in the browser edition.
 */
export const takeUpload = definePrivateTask({
  name: 'takeUpload',
  may: staff,
  input: z.object({
    bytes: z.custom<AsyncIterable<Uint8Array>>(isByteStream),
    /** Skips the library; for its own form, which adds the picture with its alt text. */
    isUnlisted: z.optional(z.boolean()),
  }),
  run: async ({ input: { bytes, isUnlisted }, actor, ports }) => {
    if (!ports.online) {
      return refused({ kind: 'unavailable', code: 'uploads-need-server' });
    }
    const kept = await ports.online.media.keep(bytes);
    if (kept.type !== 'image' || isUnlisted) return done(kept);
    const entered = await saveUpload.bind(ports)(actor, { url: kept.url });
    return entered.ok ? done(kept) : entered;
  },
});
