import { lazily } from './lazily.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

const segmenter = lazily(() => new Intl.Segmenter(DEFAULT_LOCALE, { granularity: 'grapheme' }));

/**
 * Characters that begin a grapheme regardless of the preceding character: ASCII and Latin letters, Cyrillic, kana, Han and
 * Hangul.
 */
const begins =
  /[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f\u0400-\u0481\u048a-\u04ff\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]/;

/** Longest stretch that is segmented around a place, in UTF-16 code units; no real grapheme comes close. */
const REACH = 512;

/**
 * Returns the edges of the grapheme within which a place of a text is, in UTF-16 code units; the place itself twice if
 * it is between two. Looks only at its neighbourhood, so that many places of a long text cost little.
 */
function graphemeAt(text: string, place: number): [start: number, end: number] {
  if (place <= 0 || place >= text.length || begins.test(text.charAt(place))) return [place, place];
  let from = place - 1;
  while (from > 0 && place - from < REACH && !begins.test(text.charAt(from))) from -= 1;
  const found = segmenter()
    .segment(text.slice(from, place + REACH))
    .containing(place - from);
  if (!found || from + found.index === place) return [place, place];
  return [from + found.index, from + found.index + found.segment.length];
}

/** Widens a range of a text, in UTF-16 code units, to whole graphemes such as an emoji of several code points. */
export const wholeGraphemes = (text: string, start: number, end: number): [number, number] => [
  graphemeAt(text, start)[0],
  graphemeAt(text, end)[1],
];

/** Returns at most the first `length` UTF-16 code units of a text, without splitting a grapheme. */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, graphemeAt(text, Math.max(0, length))[0]);
