import { readFile, rm, writeFile } from 'node:fs/promises';
import { mediaExtensions } from '#core/archive/media-type.ts';
import type { Uploads } from '#core/archive/uploads-port.ts';
import { Refusal } from '#core/errors.ts';
import { isMovingPicture } from '#core/image/is-moving-picture.ts';
import { pictureAddress, type UploadedPicture } from '#core/image/picture-address.ts';
import type { Media } from '#core/ports.ts';
import { refusingWhenDiskFull } from '../files/durable-files.ts';
import type { IncomingFiles } from '../files/incoming-files.ts';
import type { MediaFiles } from './media-files.ts';
import { MOST_PIXELS, openPicture, originalKey, type PictureVariants } from './picture-variants.ts';
import { receiveUpload, refuseUpload, type Upload } from './receive-upload.ts';

/** The media library's files, for archives. */
export const createMediaUploads = (files: MediaFiles, incoming: IncomingFiles): Uploads => ({
  has: async (key) => (await files.sizeOf(key)) !== undefined,
  open: async (key) => {
    const file = await files.open(key);
    return file && { bytes: file.body };
  },
  put: async (key, bytes) => {
    const path = await incoming.newPath();
    try {
      await refusingWhenDiskFull(() => writeFile(path, bytes));
      await files.putFile(key, path);
    } finally {
      await rm(path, { force: true });
    }
  },
  remove: (key) => files.remove(key),
});

/** Average colour of a picture, the placeholder while it loads. */
async function colourOf(path: string): Promise<string> {
  const pixel = await (await openPicture(path))
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return pixel.subarray(0, 3).toString('hex').padEnd(6, '0');
}

async function measure({ path, hash }: Upload): Promise<UploadedPicture> {
  const { width, height, autoOrient } = await (await openPicture(path)).metadata();
  if (width * height > MOST_PIXELS) {
    const megapixels = Math.round((width * height) / 1_000_000);
    const params = { megapixels };
    throw new Refusal({
      kind: 'invalid',
      code: 'picture-with-too-many-pixels',
      params,
      field: 'file',
    });
  }
  return { hash, ...autoOrient, colour: await colourOf(path) };
}

const readableOrRefused = async (upload: Upload): Promise<UploadedPicture> => {
  try {
    return await measure(upload);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw refuseUpload('picture-with-uncounted-pixels');
    }
    throw refuseUpload('picture-unreadable');
  }
};

/**
 * Stores uploaded pictures, videos and recordings. The original is kept, so that other widths and formats can be made
 * later, but never served: its metadata may contain places and names. `prepare` makes the usual variants
 * in the background.
 */
export const createMediaLibrary = (
  files: MediaFiles,
  incoming: IncomingFiles,
  { prepare }: Partial<Pick<PictureVariants, 'prepare'>> = {},
): Media => ({
  keep: async (body) => {
    const path = await incoming.newPath();
    try {
      const upload = await refusingWhenDiskFull(() => receiveUpload(body, path));
      const [type] = upload.type.split('/');
      if (type === 'video' || type === 'audio') {
        const name = `${upload.hash}.${mediaExtensions[upload.type]}`;
        await files.putFile(`videos/${name}`, upload.path);
        return { type, url: `/media/${name}` };
      }
      // At most 40 MB.
      const bytes = await readFile(upload.path);
      if (isMovingPicture(bytes, upload.type)) throw refuseUpload('picture-moves');
      const picture = await readableOrRefused(upload);
      await files.putFile(originalKey(picture), upload.path);
      prepare?.(picture);
      return { type: 'image', url: pictureAddress(picture) };
    } finally {
      await rm(path, { force: true });
    }
  },
});
