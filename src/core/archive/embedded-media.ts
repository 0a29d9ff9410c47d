import type { Base64 } from './archives-port.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';

/*
 * In a record, a picture stands as `data:image/png;base64,…`; in an archive as `media:{sha256}`
 * with the bytes in a file of their own. A text that happens to look like the latter is escaped.
 */

export interface EmbeddedMedia {
  type: MediaType;
  bytes: Uint8Array;
}

const reference = /^media:([0-9a-f]{64})$/;
const ESCAPE = 'media:text:';
const anyMedia = /^\s*data:(?:image|video|audio)\//i;
const readable = /^data:((?:image|video)\/[a-z0-9]+);base64,(.*)$/s;

export const mediaAddress = ({ type, bytes }: EmbeddedMedia, { toBase64 }: Base64): string =>
  `data:${type};base64,${toBase64(bytes)}`;

/** True where a record's JSON may hold embedded media, or texts that look like references to it. */
export const mayHoldMedia = (json: string): boolean => /"media:|data:/i.test(json);

/** Decodes a data URL; `undefined` where its type is wrong or decoding would lose anything. */
function embeddedIn(address: string, base64: Base64): EmbeddedMedia | undefined {
  const [, type, text] = readable.exec(address) ?? [];
  const bytes = text === undefined ? undefined : base64.fromBase64(text);
  const sniffed = bytes && mediaTypeOf(bytes);
  if (!sniffed || sniffed !== type) return undefined;
  const media = { type: sniffed, bytes };
  return mediaAddress(media, base64) === address ? media : undefined;
}

/** A copy of the value with every text within it replaced. */
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

/** Puts references in place of embedded media; `keep` stores the bytes and returns their hash. */
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

/** Why a record can't be taken; said to whoever imports it. */
export class UnfitRecord extends Error {
  override readonly name = 'UnfitRecord';
}

/** Puts media back in place of references; throws `UnfitRecord` for media that may not be there. */
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
