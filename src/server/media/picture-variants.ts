import type { Sharp } from 'sharp';
import {
  type PictureFormat,
  pictureName,
  pictureWidths,
  type UploadedPicture,
} from '#core/image/picture-address.ts';
import { createTurnstile } from '#core/turnstile.ts';
import type { MediaFiles } from './media-files.ts';

/** More are refused before anything is decoded: at four bytes a pixel, 200 MB. */
export const MOST_PIXELS = 50_000_000;

/** Longest that one picture may keep a core busy, in seconds. */
const TIME_LIMIT = 30;

/**
 * One is made at a time: it keeps a core busy and takes some 100 MB. Most that wait: two readers' first
 * look at a page of twenty pictures.
 */
const queue = { atOnce: 1, waiting: 50 };

/** Formats that are made when a picture arrives, in each width: what most browsers ask for. */
const prepared: readonly PictureFormat[] = ['avif', 'webp'];

/** Comes with the first picture: a server that only sends pages starts without it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** A picture in one of its widths and formats. */
export interface PictureVariant {
  picture: UploadedPicture;
  width: number;
  format: PictureFormat;
}

/** Opens a picture upright, without trusting what it says of itself. */
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

export const originalKey = (picture: UploadedPicture): string =>
  `originals/${pictureName(picture)}`;

/** The picture's file where it lies on this machine, so that it is never in memory whole; its bytes elsewhere. */
async function sourceOf(files: MediaFiles, key: string): Promise<string | Uint8Array | undefined> {
  if (files.pathOf) return files.pathOf(key);
  const file = await files.open(key);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

/**
 * Makes a picture in a width and a format when it is first asked for, without the metadata of the
 * file, and keeps it. However many ask at the same time, it is made once. Refuses with `too-busy` when
 * too many others are waited for.
 */
export function createPictureVariants(files: MediaFiles) {
  const inTurn = createTurnstile(queue);
  const beingMade = new Map<string, Promise<boolean>>();
  let preparing = Promise.resolve();
  let isStopped = false;

  async function make(key: string, variant: PictureVariant): Promise<boolean> {
    const { picture, width, format } = variant;
    if ((await files.sizeOf(key)) !== undefined) return true;
    if ((await files.sizeOf(originalKey(picture))) === undefined) return false;
    return inTurn(async () => {
      // Read when its turn has come: what waits holds no memory.
      const original = await sourceOf(files, originalKey(picture));
      if (!original) return false;
      const opened = await openPicture(original);
      await files.put(key, await encoders[format](opened.resize({ width })).toBuffer());
      return true;
    });
  }

  /** The key of its file; `undefined` when no such picture was uploaded. */
  async function keyFor(variant: PictureVariant): Promise<string | undefined> {
    const { picture, width, format } = variant;
    const key = `pictures/${pictureName(picture)}/${width}.${format}`;
    let making = beingMade.get(key);
    if (!making) {
      making = make(key, variant).finally(() => beingMade.delete(key));
      beingMade.set(key, making);
    }
    return (await making) ? key : undefined;
  }

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
    /**
     * Makes what most browsers will ask for, one picture after the other; nobody waits for it. What
     * fails or finds the queue full is made when it is asked for.
     */
    prepare: (picture: UploadedPicture): void => {
      preparing = preparing.then(() => makeAll(picture)).catch(() => {});
    },
    /** Resolves when nothing is being prepared any more; begins nothing new. */
    stop: (): Promise<void> => {
      isStopped = true;
      return preparing;
    },
  };
}

export type PictureVariants = ReturnType<typeof createPictureVariants>;
