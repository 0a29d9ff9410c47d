import { mediaTypeOf } from '#core/archive/media-type.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { uploadsMedia } from './media-keeping.ts';
import { dataUrlOf, nameWithoutEnding, type UploadOutcome } from './staged-media.ts';
import { uploadMedium } from './upload-medium.ts';

/** Value of `accept` of a file input. */
export const AUDIO_TYPES = 'audio/mpeg,audio/mp4,audio/ogg,.mp3,.m4a,.ogg';

/** Small, because local storage holds about five million characters in total. */
const MOST_KEPT_BYTES = 2 * 1024 * 1024;
const MOST_SENT_BYTES = 200 * 1024 * 1024;

/** Checks that a file is a recording, and stores it unchanged. */
export async function readAudio(file: File): Promise<UploadOutcome> {
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (!type?.startsWith('audio/')) {
    return { ok: false, reason: words.notARecording };
  }
  if (uploadsMedia()) {
    return file.size > MOST_SENT_BYTES
      ? { ok: false, reason: words.thisRecordingIsLarger }
      : uploadMedium(file);
  }
  if (file.size > MOST_KEPT_BYTES) {
    const reason = words.thisRecordingIsLargerThan2;
    return { ok: false, reason };
  }
  return { ok: true, url: await dataUrlOf(file, type), name: nameWithoutEnding(file.name) };
}
