import { type Context, Hono } from 'hono';
import { readCropAddress } from '#core/image/crop-address.ts';
import { readIconAddress } from '#core/image/icon-address.ts';
import { readPictureAddress } from '#core/image/picture-address.ts';
import { readRange } from '../http/read-range.ts';
import { type MediaFiles, mediaTypeOfKey } from './media-files.ts';
import type { PictureVariants } from './picture-variants.ts';

const filePath = /^\/media\/([0-9a-f]{32}\.(?:mp4|webm|mp3|m4a|ogg))$/;

/** Key of the uploaded film or recording at a path; `undefined` if no file can have that path. */
export const uploadedFileKey = (path: string): string | undefined => {
  const name = filePath.exec(path)?.[1];
  return name && `videos/${name}`;
};

/** Headers of content-addressed files, which never change; the policy prevents scripts in them. */
const lasting = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

async function send(c: Context, files: MediaFiles, key: string): Promise<Response> {
  const size = await files.sizeOf(key);
  if (size === undefined) return c.notFound();
  const headers = {
    ...lasting,
    'accept-ranges': 'bytes',
    'content-type': mediaTypeOfKey(key),
    etag: `"${key}"`,
  };
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
  const range = readRange(c.req.header('range'), size);
  if (range === null) {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  const part = range && {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
  };
  const status = part ? 206 : 200;
  const all = { ...headers, ...(part ?? { 'content-length': String(size) }) };
  if (c.req.method === 'HEAD') return c.body(null, status, all);
  const file = await files.open(key, range);
  return file ? c.body(file.body, status, all) : c.notFound();
}

/** Routes of uploaded pictures, videos and recordings, below `/media`. */
export const mediaRoutes = (files: MediaFiles, variants: PictureVariants): Hono =>
  new Hono()
    .basePath('/media')
    .get('/:name/:file', async (c) => {
      const { name, file } = c.req.param();
      const path = `/media/${name}/${file}`;
      const asked = readPictureAddress(path);
      const icon = readIconAddress(path);
      const crop = readCropAddress(path);
      const key =
        (asked && (await variants.keyFor(asked))) ??
        (icon && (await variants.iconKeyFor(icon.picture, icon.size))) ??
        (crop && (await variants.cropKeyFor(crop)));
      return key === undefined ? c.notFound() : send(c, files, key);
    })
    .get('/:name', async (c) => {
      const key = uploadedFileKey(`/media/${c.req.param('name')}`);
      return key === undefined ? c.notFound() : send(c, files, key);
    });
