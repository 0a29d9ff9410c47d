import type { LibraryImage } from '#core/image/library-image.ts';
import type { PictureDescription } from './read-description.ts';

/** A picture or video that was read or uploaded, to be saved with its record. */
export interface StagedMedia {
  type: 'image' | 'video';
  /** Data URL of the whole file, or its address on the server. */
  url: string;
  /** Alt text of the known picture, or else the file name without extension, as a first alt text. */
  name: string;
  /** The picture of the library that it was chosen from, or that has the same content. */
  known?: LibraryImage | undefined;
  /** What the file says about the picture. */
  description?: PictureDescription;
}

/** A file that was not taken. */
interface Unstaged {
  ok: false;
  /** A sentence for the user. */
  reason: string;
  /** True if the file did not arrive, so that another try may succeed. */
  isBroken?: boolean;
}

/** Result of an upload; `reason` is a sentence for the user. */
export type UploadOutcome = { ok: true; url: string; name: string } | Unstaged;

/** Result of staging a file. */
export type MediaOutcome = { ok: true; media: StagedMedia } | Unstaged;

export const refuseMedia = (reason: string): MediaOutcome => ({ ok: false, reason });

/** File extension in lower case, without the dot; '' if there is none. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** File name without extension. */
export const nameWithoutEnding = (name: string): string => name.replace(/\.[a-z0-9]+$/i, '').trim();

/** File content as a data URL of the given type, whose own type is ignored. */
export function dataUrlOf(blob: Blob, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob.slice(0, blob.size, type));
  });
}

/** Outcome of an upload of a picture or video. */
export const stagedAs = (type: StagedMedia['type'], sent: UploadOutcome): MediaOutcome =>
  sent.ok ? { ok: true, media: { type, url: sent.url, name: sent.name } } : sent;
