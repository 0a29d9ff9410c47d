import { cutText } from '../text/cut-text.ts';
import { EXCERPT_LENGTH, type MarkedText } from './search.ts';
import { foldWord } from './words.ts';

const wordOrGap = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

/** Shorter search words are marked only as whole words: 'the' not in 'There'. */
const MARKED_BEGINNING = 4;

/** Returns the found words to mark, without those that merely begin with a short search word. All are folded. */
export function markable(found: Iterable<string>, searched: readonly string[]): Set<string> {
  const short = searched.filter((word) => word.length < MARKED_BEGINNING);
  const long = searched.filter((word) => word.length >= MARKED_BEGINNING);
  const isBeginningOnly = (word: string): boolean =>
    !searched.includes(word) &&
    short.some((one) => word.startsWith(one)) &&
    !long.some((one) => word.startsWith(one));
  return new Set([...found].filter((word) => !isBeginningOnly(word)));
}

/** Splits a text into pieces, and marks words whose folded form is in `matches`. */
export function markMatches(text: string, matches: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  for (const [piece] of text.matchAll(wordOrGap)) {
    const isMatch = matches.has(foldWord(piece));
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  }
  return pieces;
}

/** Most text before the first match in an excerpt, in characters. */
const LEAD_IN = 60;

function firstMatch(text: string, matches: ReadonlySet<string>): { start: number; end: number } {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (matches.has(foldWord(word))) return { start: index, end: index + word.length };
  }
  return { start: 0, end: 0 };
}

/** Returns the start of an excerpt: at the first word within `LEAD_IN` before the match, else at the match. */
function beginningBefore(text: string, start: number): number {
  if (start <= LEAD_IN) return 0;
  const space = text.indexOf(' ', start - LEAD_IN);
  return space === -1 || space >= start ? start : space + 1;
}

/** Returns the marked part of a text around its first match, cut at spaces. */
export function excerptOf(text: string, matches: ReadonlySet<string>): MarkedText {
  const match = firstMatch(text, matches);
  const from = beginningBefore(text, match.start);
  const rough = cutText(text.slice(from), EXCERPT_LENGTH);
  const isCut = from + rough.length < text.length;
  const space = rough.lastIndexOf(' ');
  const end = isCut && space >= match.end - from && space > 0 ? space : rough.length;
  const marked = markMatches(rough.slice(0, end), matches);
  if (from > 0) marked.unshift({ text: '… ', isMatch: false });
  if (isCut) marked.push({ text: ' …', isMatch: false });
  return marked;
}
