import { lazily } from './lazily.ts';
import { SITE_LOCALE } from './site-locale.ts';

const segmenter = lazily(() => new Intl.Segmenter(SITE_LOCALE, { granularity: 'grapheme' }));

/** Characters that are always graphemes of their own. */
const isSimple = /^[\n\u0020-\u007e]*$/;

/** Widens a range of a text, in UTF-16 code units, to whole graphemes such as an emoji of several code points. */
export function wholeGraphemes(text: string, start: number, end: number): [number, number] {
  if (isSimple.test(text)) return [start, end];
  const segments = segmenter().segment(text);
  const last = segments.containing(end - 1);
  return [
    segments.containing(start)?.index ?? start,
    last ? last.index + last.segment.length : end,
  ];
}
