import { EXCERPT_LENGTH, type MarkedText } from './search.ts';
import { foldWord } from './words.ts';

const wordOrGap = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

/** The text in pieces; a word is marked when its folded form is in `matches`. */
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

/** How much of the text stands before the first match in an excerpt, in characters. */
const LEAD_IN = 60;

/** The part of a text around its first match, cut at words, marked. */
export function excerptOf(text: string, matches: ReadonlySet<string>): MarkedText {
  let first = 0;
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!matches.has(foldWord(found[0]))) continue;
    first = found.index;
    break;
  }
  const from = first <= LEAD_IN ? 0 : text.indexOf(' ', first - LEAD_IN) + 1 || first;
  const rough = text.slice(from, from + EXCERPT_LENGTH);
  const isCut = from + EXCERPT_LENGTH < text.length;
  const end = isCut ? Math.max(rough.lastIndexOf(' '), LEAD_IN + 1) : rough.length;
  const marked = markMatches(rough.slice(0, end), matches);
  if (from > 0) marked.unshift({ text: '… ', isMatch: false });
  if (isCut) marked.push({ text: ' …', isMatch: false });
  return marked;
}
