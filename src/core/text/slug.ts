import { cutText } from '../locale/graphemes.ts';
import { foldForAddress, inPlainLetters, invisible } from './fold.ts';
import { normalizeText } from './normalize-text.ts';

/** Longest slug that is made from a text, in characters. */
const MADE_LENGTH = 80;

/** Letters with their marks, digits, and single hyphens between them. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

/** Returns true for letters, digits and single hyphens within, in the form of addresses. */
export const isSlug = (text: string): boolean => SLUG.test(text) && text === foldForAddress(text);

/**
 * Makes a slug of a text: lower case, Latin letters without accents, words joined by hyphens, no invisible signs, at
 * most 80 characters. Keeps letters of other scripts. Empty for a text without letters and digits.
 */
export function slugFrom(text: string): string {
  const letters = normalizeText(text.replace(invisible, ''), 'NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
  const words = inPlainLetters(foldForAddress(letters))
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/(^|-)\p{M}+/gu, '$1')
    .replace(/^-+|-+$|-+(?=-)/gu, '');
  if (words.length <= MADE_LENGTH) return words;
  const cut = cutText(words, MADE_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cutText(words, MADE_LENGTH);
}

/** Returns the slug, with the first number from 2 that makes it free if it is taken. */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  let free = slug;
  for (let number = 2; await isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
