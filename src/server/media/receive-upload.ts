import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type MediaType, mediaTypeOf } from '#core/archive/media-type.ts';
import { Refusal } from '#core/errors.ts';

export const MOST_PICTURE_BYTES = 40 * 1024 * 1024;
/** Of a video or a recording. */
export const MOST_VIDEO_BYTES = 200 * 1024 * 1024;

/** Longest duration of an upload, in milliseconds. */
const UPLOAD_LIMIT = 10 * 60_000;

/** Bytes needed to detect a file's type. */
const SNIFFED_BYTES = 64;

type UploadCode =
  | 'upload-of-other-type'
  | 'upload-too-slow'
  | 'picture-too-large'
  | 'video-too-large'
  | 'recording-too-large'
  | 'picture-with-uncounted-pixels'
  | 'picture-moves'
  | 'picture-unreadable';

export const refuseUpload = (code: UploadCode): Refusal =>
  new Refusal({ kind: 'invalid', code, field: 'file' });

function tooLarge(type: MediaType): Refusal {
  if (type.startsWith('image/')) return refuseUpload('picture-too-large');
  return refuseUpload(type.startsWith('video/') ? 'video-too-large' : 'recording-too-large');
}

export interface Upload {
  /** Local path; the caller removes the file. */
  path: string;
  type: MediaType;
  /** The first 32 hexadecimal digits of the SHA-256. */
  hash: string;
}

/** Detects an upload's type by its first bytes, and throws as soon as it is unsupported or too large. */
function createInspector() {
  let beginning = Buffer.alloc(0);
  let type: MediaType | undefined;
  let size = 0;
  const recognise = (): MediaType => {
    type ??= mediaTypeOf(beginning);
    if (!type) throw refuseUpload('upload-of-other-type');
    return type;
  };
  return {
    take: (chunk: Uint8Array): void => {
      size += chunk.length;
      if (beginning.length < SNIFFED_BYTES) {
        beginning = Buffer.concat([beginning, chunk.subarray(0, SNIFFED_BYTES)]);
      }
      if (beginning.length < SNIFFED_BYTES) return;
      const known = recognise();
      if (size > (known.startsWith('image/') ? MOST_PICTURE_BYTES : MOST_VIDEO_BYTES)) {
        throw tooLarge(known);
      }
    },
    recognise,
  };
}

/**
 * Writes a stream to a new file; stops at once when it is too large or of another type. Refuses with `invalid`.
 */
export async function receiveUpload(
  body: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Upload> {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  const until = Date.now() + UPLOAD_LIMIT;
  const inspector = createInspector();
  try {
    for await (const chunk of body) {
      if (Date.now() > until) throw refuseUpload('upload-too-slow');
      inspector.take(chunk);
      hash.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { path, type: inspector.recognise(), hash: hash.digest('hex').slice(0, 32) };
}
