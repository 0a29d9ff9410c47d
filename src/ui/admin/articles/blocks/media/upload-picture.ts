import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import { readPicture } from '../../../media/read-picture.ts';
import type { StagedMedia } from '../../../media/staged-media.ts';

/** Checks and stores a picture, and shows the result in a toast; `undefined` if it was refused. */
export async function uploadPicture(file: File): Promise<StagedMedia | undefined> {
  const outcome = await readPicture(file);
  if (!outcome.ok) {
    showToast({ title: words.uploadFailed, text: outcome.reason, isError: true });
    return undefined;
  }
  showToast({ title: words.imageUploaded });
  return outcome.media;
}
