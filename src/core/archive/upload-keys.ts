/*
 * Keys of uploaded files: `originals/{hash}-{size}-{colour}` for an original picture, `videos/{hash}.mp4`
 * for a video, and likewise for a recording. Records refer to them by their addresses on the site.
 */

const PICTURE = '[0-9a-f]{32}-\\d{1,5}x\\d{1,5}-[0-9a-f]{6}';
const VIDEO = '[0-9a-f]{32}\\.(?:mp4|webm|mp3|m4a|ogg)';

const addresses = new RegExp(
  `/media/(?:(${PICTURE})/\\d{1,5}\\.(?:avif|webp|jpg)|(${VIDEO}))`,
  'g',
);
const keys = new RegExp(
  `^(?:originals/(?=${PICTURE}$)|videos/(?=${VIDEO}$))([0-9a-f]{32})(?:\\.(\\w+))?`,
);

/** Returns the keys of all uploads whose addresses occur in a text, such as a record in JSON. */
export function uploadKeysIn(text: string): string[] {
  return [...text.matchAll(addresses)].map(([, picture, video]) =>
    picture === undefined ? `videos/${video}` : `originals/${picture}`,
  );
}

/** Parses an upload's key; `undefined` if it isn't one. */
export function readUploadKey(
  key: string,
): { hashStart: string; extension: string | undefined } | undefined {
  const [, hashStart, extension] = keys.exec(key) ?? [];
  return hashStart === undefined ? undefined : { hashStart, extension };
}
