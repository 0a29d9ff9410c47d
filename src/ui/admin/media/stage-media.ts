import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { PICTURE_TYPES, readPicture } from './read-picture.ts';
import { readVideo, VIDEO_TYPES } from './read-video.ts';
import type { StagedMedia } from './staged-media.ts';
import type { UploadOptions } from './upload-medium.ts';

export const MEDIA_TYPES = `${PICTURE_TYPES},${VIDEO_TYPES}`;

/** Checks and stores a file, and shows the result in a toast; `undefined` if it was refused. */
export async function stageMedia(
  file: File,
  takesVideos: boolean,
  options: UploadOptions = {},
): Promise<StagedMedia | undefined> {
  const isVideo = takesVideos && /\.(mp4|m4v|webm)$/i.test(file.name);
  const outcome = await (isVideo ? readVideo(file) : readPicture(file, options));
  if (outcome.ok) {
    const alt = outcome.media.known?.alt;
    const text = alt ? words.theLibraryHasItAlready(alt) : words.theFileHasBeenStaged;
    showToast({ title: words.mediaUploaded, text });
    return outcome.media;
  }
  showToast({ title: words.uploadRefused, text: outcome.reason, isError: true });
  return undefined;
}
