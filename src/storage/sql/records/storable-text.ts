import { createHash } from 'node:crypto';

/** Longest key that an index takes as it is; PostgreSQL refuses entries above 2,704 bytes. */
const KEY_LENGTH = 400;

/**
 * A text as a key: equal for equal texts only, and storable whatever the text holds. Ordinary texts
 * are their own key; NUL and lone surrogates are escaped, long texts hashed (`\#` starts no escape).
 */
export function keyOf(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  if (escaped.length <= KEY_LENGTH) return escaped;
  return `\\#${createHash('sha256').update(escaped).digest('hex')}`;
}

/** A text without what a database can't hold: NUL is a space, lone surrogates are replaced. */
export const storableText = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();
