import type { MediaType } from '#core/archive/media-type.ts';
import { isMovingPicture } from '#core/image/is-moving-picture.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { inDigits } from '#core/locale/numbers.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { uploadsMedia } from './media-keeping.ts';
import { readDescription } from './read-description.ts';
import { sniffPicture } from './sniff-picture.ts';
import {
  dataUrlOf,
  endingOf,
  type MediaOutcome,
  nameWithoutEnding,
  refuseMedia,
  stagedAs,
} from './staged-media.ts';
import { type UploadOptions, uploadMedium } from './upload-medium.ts';

/** The picture of the library with the same content; `undefined` if there is none or it can't be read. */
async function findKnown(url: string): Promise<LibraryImage | undefined> {
  try {
    return (await adminClient().ask('POST /admin/images/same', { url })).image;
  } catch (error) {
    // An upload does not fail because of the search for duplicates.
    console.error(error);
    return undefined;
  }
}

/** Value of `accept` of a file input. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/** Longest side of a stored picture, in pixels. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.82;
/** Limit of decoded size: four bytes per pixel. */
const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 40 * 1024 * 1024;

const typeOfEnding: Record<string, MediaType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

const MOVES = words.thisPictureMovesAndReaders;
const UNREADABLE = words.pictureUnreadable;

/** Re-encodes a picture at 1600 px at most; `undefined` if it has too many pixels. */
async function shrunk(file: Blob, type: string): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file.slice(0, file.size, type));
  try {
    if (bitmap.width * bitmap.height > MOST_PIXELS) return undefined;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    if (webp.type === 'image/webp') return webp;
    // Browsers without a WebP encoder fall back to PNG, which is many times larger than JPEG.
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}

async function keepPicture(file: File, options: UploadOptions): Promise<MediaOutcome> {
  if (file.size > MOST_BYTES) return refuseMedia(words.thisPictureIsLarger);
  const ending = endingOf(file.name);
  if (ending === 'svg' || file.type === 'image/svg+xml') {
    return refuseMedia(words.svgPicturesCanCarryCode);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = sniffPicture(bytes);
  if (!header) {
    return refuseMedia(words.thisFileIsNotAPicture);
  }
  const { type, width, height } = header;
  if (ending !== '' && typeOfEnding[ending] !== type) {
    return refuseMedia(
      words.thisFileIsNotWhatItsName(ending, type.slice('image/'.length).toUpperCase()),
    );
  }
  if (width * height > MOST_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    return refuseMedia(words.thisPictureHasMegapixels(inDigits(megapixels)));
  }
  if (isMovingPicture(bytes, type)) return refuseMedia(MOVES);
  if (uploadsMedia()) return stagedAs('image', await uploadMedium(file, options));
  const picture = await shrunk(file, type).catch(() => undefined);
  if (!picture) return refuseMedia(UNREADABLE);
  const url = await dataUrlOf(picture, picture.type);
  return { ok: true, media: { type: 'image', url, name: nameWithoutEnding(file.name) } };
}

/**
 * Checks a picture and stores it: uploads it to the server, or shrinks it to a WebP data URL.
 * Refuses files whose content contradicts their name, other formats, moving pictures, and more than 50 megapixels.
 * Metadata such as the location never reaches readers; what the file says in words is offered. If the library has a
 * picture with the same content, its address and texts are used.
 */
export async function readPicture(file: File, options: UploadOptions = {}): Promise<MediaOutcome> {
  const outcome = await keepPicture(file, options);
  const known = outcome.ok ? await findKnown(outcome.media.url) : undefined;
  if (!outcome.ok) return outcome;
  if (!known) {
    const description = await readDescription(file);
    const { alt = outcome.media.name } = description;
    return { ok: true, media: { ...outcome.media, name: alt, description } };
  }
  const { name } = outcome.media;
  return { ok: true, media: { type: 'image', url: known.url, name: known.alt || name, known } };
}
