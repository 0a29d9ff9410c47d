import * as z from 'zod/mini';
import { rule } from '../../errors.ts';
import { longest, textOf } from '../../text/form-text.ts';

/** A path of this site; with a second slash, or characters that browsers ignore, it could lead to another one. */
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const webAddress = /^https?:\/\/[^\s\\\p{Cc}/?#][^\s\\\p{Cc}]*$/iu;

/**
 * Returns the address to which that of a withdrawn article may lead, a path of this site or a web address;
 * `undefined` for anything else.
 */
export function leadingAddress(text: string): string | undefined {
  const address = text.trim();
  if (ownPath.test(address)) return address;
  return webAddress.test(address) ? address : undefined;
}

/** Target of the addresses of a withdrawn article: a path of this site, a web address, or '' for none. */
export const leadsTo = textOf('leads-to-too-long', longest.address).check(
  z.refine((link) => link === '' || leadingAddress(link) !== undefined, rule('leads-to-malformed')),
);
