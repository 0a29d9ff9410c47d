import type { Base64 } from './archives-port.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';

/*
 * Records embed pictures as `data:image/png;base64,…`; archives refer to them as `media:{sha256}` and
 * hold the bytes in separate files. Other texts that look like such a reference are escaped.
 */

export interface EmbeddedMedia {
  type: MediaType;
  bytes: Uint8Array;
}

const reference = /^media:([0-9a-f]{64})$/;
const ESCAPE = 'media:text:';
const anyMedia = /^\s*data:(?:image|video|audio)\//i;
const readable = /^data:(?:image|video|audio)\/[a-z0-9]+;base64,(.*)$/s;

export const mediaAddress = ({ type, bytes }: EmbeddedMedia, { toBase64 }: Base64): string =>
  `data:${type};base64,${toBase64(bytes)}`;

/** True if a record's JSON may hold embedded media, or texts that look like references to it. */
export const mayHoldMedia = (json: string): boolean => /"media:|data:/i.test(json);

/** Decodes a data URL; `undefined` if its type is wrong or re-encoding gives another text. */
function embeddedIn(address: string, base64: Base64): EmbeddedMedia | undefined {
  const text = readable.exec(address)?.[1];
  const bytes = text === undefined ? undefined : base64.fromBase64(text);
  const type = bytes && mediaTypeOf(bytes);
  if (!type) return undefined;
  const media = { type, bytes };
  return mediaAddress(media, base64) === address ? media : undefined;
}

/** Returns a deep copy with every string replaced. */
export async function mapTexts(
  value: unknown,
  replace: (text: string) => string | Promise<string>,
): Promise<unknown> {
  if (typeof value === 'string') return replace(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const members: unknown[] = [];
    for (const member of value) members.push(await mapTexts(member, replace));
    return members;
  }
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    entries.push([key, await mapTexts(inner, replace)]);
  }
  return Object.fromEntries(entries);
}

/** Replaces embedded media by references; `keep` stores the bytes and returns their hash. */
export const detachMedia = (
  record: unknown,
  base64: Base64,
  keep: (media: EmbeddedMedia) => Promise<string>,
): Promise<unknown> =>
  mapTexts(record, async (text) => {
    if (text.startsWith(ESCAPE) || reference.test(text)) return `${ESCAPE}${text}`;
    const media = embeddedIn(text, base64);
    return media ? `media:${await keep(media)}` : text;
  });

/** Thrown for a record that can't be imported; the report shows its message. */
export class UnfitRecord extends Error {
  override readonly name = 'UnfitRecord';
}

/** Replaces references by embedded media. Throws `UnfitRecord` for missing or disallowed media. */
export const attachMedia = (
  record: unknown,
  base64: Base64,
  mediaOf: (sha256: string) => Promise<string | undefined>,
): Promise<unknown> =>
  mapTexts(record, async (text) => {
    if (text.startsWith(ESCAPE)) return text.slice(ESCAPE.length);
    const hash = reference.exec(text)?.[1];
    if (hash !== undefined) {
      const address = await mediaOf(hash);
      if (address === undefined) throw new UnfitRecord('A picture or video of it is missing.');
      return address;
    }
    if (anyMedia.test(text) && !embeddedIn(text, base64)) {
      throw new UnfitRecord('An embedded picture or video is not what it says it is.');
    }
    return text;
  });
