import type { ProblemDetails } from '#api/problem.ts';
import type { KeptMedia } from '#core/image/library-image.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { nameWithoutEnding, type UploadOutcome } from './staged-media.ts';
import { showUpload } from './upload-progress.tsx';

const BROKEN = words.theConnectionBrokeOffBefore;

const broken: UploadOutcome = { ok: false, reason: BROKEN, isBroken: true };

/** True for the status of a refusal that may be over at the next try: a session that ended, too much to do. */
export const mayPass = (status: number): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

function outcomeOf({ status, response }: XMLHttpRequest, fileName: string): UploadOutcome {
  if (status !== 201) {
    const { detail } = (response ?? {}) as Partial<ProblemDetails>;
    return detail === undefined ? broken : { ok: false, reason: detail, isBroken: mayPass(status) };
  }
  const { url } = response as KeptMedia;
  return { ok: true, url, name: nameWithoutEnding(fileName) };
}

export interface UploadOptions {
  /** True to keep the upload out of the image library. */
  isUnlisted?: boolean;
  /** Called with the sent share, from 0 to 1, in place of the progress bar above the page. */
  onProgress?: (share: number) => void;
}

/** Uploads a file unchanged, and shows the progress. */
export function uploadMedium(
  file: File,
  { isUnlisted = false, onProgress }: UploadOptions = {},
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest();
    const upload = onProgress ? { advance: onProgress, end: () => {} } : showUpload(file.name);
    const end = (outcome: UploadOutcome): void => {
      upload.end();
      resolve(outcome);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) upload.advance(loaded / total);
    });
    request.addEventListener('load', () => end(outcomeOf(request, file.name)));
    for (const failed of ['error', 'abort', 'timeout']) {
      request.addEventListener(failed, () => end(broken));
    }
    const query = isUnlisted ? { unlisted: '1' } : {};
    request.open('POST', adminClient().addressOf('POST /admin/media', query));
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
