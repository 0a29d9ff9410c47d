/** A picture or a video that was taken in and waits to be saved with its record. */
export interface StagedMedia {
  type: 'image' | 'video';
  /** The whole file as a data URL, or where the site's server has it. */
  url: string;
  /** The file's name without its ending: an alt text to begin with. */
  name: string;
}

/** Result of staging a file; `reason` is a sentence for the user. */
export type MediaOutcome = { ok: true; media: StagedMedia } | { ok: false; reason: string };

export const refuseMedia = (reason: string): MediaOutcome => ({ ok: false, reason });

/** The ending of a file's name, in lower case and without the dot; '' when it has none. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file's name without its ending. */
export const nameWithoutEnding = (name: string): string => name.replace(/\.[a-z0-9]+$/i, '').trim();

/** The bytes of a file as a data URL of the given type, whatever type the file claims. */
export function dataUrlOf(blob: Blob, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob.slice(0, blob.size, type));
  });
}
