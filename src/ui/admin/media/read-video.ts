import * as words from '#ui/words/admin/parts-words.ts';
import { uploadsMedia } from './media-keeping.ts';
import {
  dataUrlOf,
  endingOf,
  type MediaOutcome,
  nameWithoutEnding,
  refuseMedia,
  stagedAs,
} from './staged-media.ts';
import { uploadMedium } from './upload-medium.ts';

/** Value of `accept` of a file input. */
export const VIDEO_TYPES = 'video/mp4,video/webm';

/** Small, because local storage holds about five million characters in total. */
const MOST_KEPT_BYTES = 2 * 1024 * 1024;
const MOST_SENT_BYTES = 200 * 1024 * 1024;

const endings = { mp4: ['mp4', 'm4v'], webm: ['webm'] };

function formatOf(bytes: Uint8Array): keyof typeof endings | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  // HEIC and AVIF pictures use the same container; their brand tells them apart.
  if (text.slice(4, 8) === 'ftyp' && !/avi[fs]|hei[cfsx]|mif1/.test(text.slice(8, 12)))
    return 'mp4';
  return undefined;
}

/** Checks that a video's content matches its name, and stores it unchanged. */
export async function readVideo(file: File): Promise<MediaOutcome> {
  const format = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!format) return refuseMedia(words.thisFileIsNotAVideo);
  const ending = endingOf(file.name);
  if (ending !== '' && !endings[format].includes(ending)) {
    return refuseMedia(words.thisFileIsNotWhatItsNameSays(ending, format.toUpperCase()));
  }
  if (uploadsMedia()) {
    return file.size > MOST_SENT_BYTES
      ? refuseMedia(words.thisVideoIsLarger)
      : stagedAs('video', await uploadMedium(file));
  }
  if (file.size > MOST_KEPT_BYTES) {
    return refuseMedia(words.thisVideoIsLargerThan2);
  }
  const url = await dataUrlOf(file, `video/${format}`);
  return { ok: true, media: { type: 'video', url, name: nameWithoutEnding(file.name) } };
}
