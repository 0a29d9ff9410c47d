import { createHash } from 'node:crypto';

/** Longest key that is indexed unhashed; PostgreSQL refuses index entries above 2,704 bytes. */
const KEY_LENGTH = 400;

/**
 * Turns any text into an indexable key; different texts get different keys. Ordinary texts stay as they
 * are; NUL and lone surrogates are escaped, long texts hashed (`\#` starts no JSON escape).
 */
export function keyOf(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  if (escaped.length <= KEY_LENGTH) return escaped;
  return `\\#${createHash('sha256').update(escaped).digest('hex')}`;
}

/** Makes a text storable: NUL becomes a space, lone surrogates U+FFFD. */
export const storableText = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();
