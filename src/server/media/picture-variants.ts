import type { Sharp } from 'sharp';
import { createBoundedQueue } from '#core/bounded-queue.ts';
import { cropShapes, type PictureCrop } from '#core/image/crop-address.ts';
import type { IconSize } from '#core/image/icon-address.ts';
import {
  type PictureFormat,
  pictureName,
  pictureWidths,
  type UploadedPicture,
} from '#core/image/picture-address.ts';
import type { MediaFiles } from './media-files.ts';

/** Most pixels of a picture, checked before decoding: 200 MB at four bytes per pixel. */
export const MOST_PIXELS = 50_000_000;

/** Longest time to encode one picture, in seconds. */
const TIME_LIMIT = 30;

/**
 * One picture at a time, since each uses a core and some 100 MB. The queue holds what two readers request
 * on a page of twenty new pictures.
 */
const queue = { atOnce: 1, waiting: 50 };

/** Formats made on upload in each width: what most browsers request. */
const prepared: readonly PictureFormat[] = ['avif', 'webp'];

/** Loaded with the first picture, so that servers without pictures start without sharp. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** A picture in one width and format. */
export interface PictureVariant {
  picture: UploadedPicture;
  width: number;
  format: PictureFormat;
}

/** Opens a picture rotated upright, with limits against malicious files. */
export async function openPicture(source: string | Uint8Array): Promise<Sharp> {
  loading ??= loadSharp();
  const sharp = await loading;
  return sharp(source, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    autoOrient: true,
  }).timeout({ seconds: TIME_LIMIT });
}

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
};

/** Encodes an opened picture. */
type Encode = (opened: Sharp) => Sharp;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Size of the icons of home screens. */
const HOME_SCREEN: IconSize = 180;

export const originalKey = (picture: UploadedPicture): string =>
  `originals/${pictureName(picture)}`;

/** Returns a local file's path, so that it isn't loaded into memory; otherwise its bytes. */
export async function sourceOf(
  files: MediaFiles,
  key: string,
): Promise<string | Uint8Array | undefined> {
  if (files.pathOf) return files.pathOf(key);
  const file = await files.open(key);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** Cuts the largest part of a shape around a point, without scaling up. */
function cropped(opened: Sharp, { picture, shape, focus }: PictureCrop): Sharp {
  const most = cropShapes[shape];
  const scale = Math.min(picture.width / most.width, picture.height / most.height);
  const width = Math.max(1, Math.round(most.width * scale));
  const height = Math.max(1, Math.round(most.height * scale));
  const placed = (all: number, part: number, perCent: number): number =>
    Math.round(Math.min(Math.max((all * perCent) / 100 - part / 2, 0), all - part));
  const left = placed(picture.width, width, focus.x);
  const top = placed(picture.height, height, focus.y);
  return opened
    .extract({ left, top, width, height })
    .resize({ ...most, fit: 'inside', withoutEnlargement: true });
}

/**
 * Makes a picture's variant on first request, without metadata, and stores it. Concurrent requests share
 * one encoding. Refuses with `too-busy` when the queue is full.
 */
export function createPictureVariants(files: MediaFiles) {
  const inTurn = createBoundedQueue(queue);
  const beingMade = new Map<string, Promise<boolean>>();
  let preparing = Promise.resolve();
  let isStopped = false;

  async function make(key: string, picture: UploadedPicture, encode: Encode): Promise<boolean> {
    if ((await files.sizeOf(key)) !== undefined) return true;
    if ((await files.sizeOf(originalKey(picture))) === undefined) return false;
    return inTurn(async () => {
      // Read only now, so that queued pictures use no memory.
      const original = await sourceOf(files, originalKey(picture));
      if (!original) return false;
      const opened = await openPicture(original);
      await files.put(key, await encode(opened).toBuffer());
      return true;
    });
  }

  async function once(
    key: string,
    picture: UploadedPicture,
    encode: Encode,
  ): Promise<string | undefined> {
    let making = beingMade.get(key);
    if (!making) {
      making = make(key, picture, encode).finally(() => beingMade.delete(key));
      beingMade.set(key, making);
    }
    return (await making) ? key : undefined;
  }

  /** Returns the key of the variant's file; `undefined` if no such picture was uploaded. */
  const keyFor = ({ picture, width, format }: PictureVariant): Promise<string | undefined> =>
    once(`pictures/${pictureName(picture)}/${width}.${format}`, picture, (opened) =>
      encoders[format](opened.resize({ width })),
    );

  /** Returns the key of an icon's file, a square with the whole picture; `undefined` if no such picture was uploaded. */
  const iconKeyFor = (picture: UploadedPicture, size: IconSize): Promise<string | undefined> =>
    once(`pictures/${pictureName(picture)}/icon-${size}.png`, picture, (opened) => {
      // iOS fills what is transparent with black.
      const isOpaque = size === HOME_SCREEN;
      const fitted = { width: size, height: size, fit: 'contain' } as const;
      return isOpaque
        ? opened
            .flatten({ background: '#fff' })
            .resize({ ...fitted, background: '#fff' })
            .png()
        : opened.resize({ ...fitted, background: CLEAR }).png();
    });

  /** Returns the key of a crop's file; `undefined` if no such picture was uploaded. */
  const cropKeyFor = ({ picture, shape, focus }: PictureCrop): Promise<string | undefined> => {
    const name = `crop-${shape}-${focus.x}-${focus.y}.jpg`;
    return once(`pictures/${pictureName(picture)}/${name}`, picture, (opened) =>
      encoders.jpg(cropped(opened, { picture, shape, focus })),
    );
  };

  async function makeAll(picture: UploadedPicture): Promise<void> {
    for (const width of pictureWidths(picture)) {
      for (const format of prepared) {
        if (isStopped) return;
        await keyFor({ picture, width, format });
      }
    }
  }

  return {
    keyFor,
    iconKeyFor,
    cropKeyFor,
    /**
     * Makes the usual variants in the background, one picture at a time. Those that fail or find the
     * queue full are made on request.
     */
    prepare: (picture: UploadedPicture): void => {
      preparing = preparing.then(() => makeAll(picture)).catch(() => {});
    },
    /** Starts no further preparations; resolves when the running one ends. */
    stop: (): Promise<void> => {
      isStopped = true;
      return preparing;
    },
  };
}

export type PictureVariants = ReturnType<typeof createPictureVariants>;
