import type { ProblemDetails } from '#api/problem.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { type MediaOutcome, nameWithoutEnding, refuseMedia } from './staged-media.ts';
import { showUpload } from './upload-store.ts';

const BROKEN =
  'The connection broke off before the file was there. Nothing else is lost: try it again.';

function outcomeOf({ status, response }: XMLHttpRequest, name: string): MediaOutcome {
  if (status !== 201) {
    const { detail } = (response ?? {}) as Partial<ProblemDetails>;
    return refuseMedia(detail ?? BROKEN);
  }
  const { type, url } = response as { type: 'image' | 'video'; url: string };
  return { ok: true, media: { type, url, name: nameWithoutEnding(name) } };
}

export interface UploadOptions {
  /** True to keep the upload out of the image library. */
  isUnlisted?: boolean;
}

/** Uploads a file unchanged, and shows the progress. */
export function uploadMedium(
  file: File,
  { isUnlisted = false }: UploadOptions = {},
): Promise<MediaOutcome> {
  return new Promise((resolve) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest();
    const upload = showUpload(file.name);
    const end = (outcome: MediaOutcome): void => {
      upload.end();
      resolve(outcome);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) upload.advance(loaded / total);
    });
    request.addEventListener('load', () => end(outcomeOf(request, file.name)));
    for (const failed of ['error', 'abort', 'timeout']) {
      request.addEventListener(failed, () => end(refuseMedia(BROKEN)));
    }
    const query = isUnlisted ? { unlisted: '1' } : {};
    request.open('POST', adminClient().addressOf('POST /admin/media', query));
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
