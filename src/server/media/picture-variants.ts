import type { Sharp } from 'sharp';
import {
  type PictureFormat,
  pictureName,
  type UploadedPicture,
} from '#core/image/picture-address.ts';
import type { MediaFiles } from './media-files.ts';

/** More are refused before anything is decoded: at four bytes a pixel, 200 MB. */
export const MOST_PIXELS = 50_000_000;

/** Longest that one picture may keep a core busy, in seconds. */
const TIME_LIMIT = 30;

/** Pictures made at the same time; each keeps a core busy. */
const AT_ONCE = 2;

/** Comes with the first picture: a server that only sends pages starts without it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

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

async function bytesOf(files: MediaFiles, key: string): Promise<Uint8Array | undefined> {
  const file = await files.open(key);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** At most so many at once; the others wait for their turn. */
function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/**
 * Makes a picture in a width and a format when it is first asked for, without the metadata of the
 * file, and keeps it. However many ask at the same time, it is made once.
 */
export function createPictureVariants(files: MediaFiles) {
  const inTurn = createTurns(AT_ONCE);
  const beingMade = new Map<string, Promise<boolean>>();

  async function make(
    key: string,
    picture: UploadedPicture,
    width: number,
    format: PictureFormat,
  ): Promise<boolean> {
    if ((await files.sizeOf(key)) !== undefined) return true;
    const original = await bytesOf(files, originalKey(picture));
    if (!original) return false;
    const made = await inTurn(async () => {
      const opened = await openPicture(original);
      return encoders[format](opened.resize({ width })).toBuffer();
    });
    await files.put(key, made);
    return true;
  }

  return {
    /** The key of its file; `undefined` when no such picture was uploaded. */
    keyFor: async (
      picture: UploadedPicture,
      width: number,
      format: PictureFormat,
    ): Promise<string | undefined> => {
      const key = `pictures/${pictureName(picture)}/${width}.${format}`;
      let making = beingMade.get(key);
      if (!making) {
        making = make(key, picture, width, format).finally(() => beingMade.delete(key));
        beingMade.set(key, making);
      }
      return (await making) ? key : undefined;
    },
  };
}

export type PictureVariants = ReturnType<typeof createPictureVariants>;
