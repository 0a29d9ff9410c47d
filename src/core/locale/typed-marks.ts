import { SITE_LOCALE } from './site-locale.ts';

/** Typographic marks of a language, in place of what a keyboard has. */
export interface TypedMarks {
  /** Opening and closing mark of `"`. */
  double: readonly [string, string];
  /** Opening and closing mark of `'`; the closing one is the apostrophe too where it is `’`. */
  single: readonly [string, string];
  /** Mark in place of `--`. */
  dash: string;
}

const english: TypedMarks = { double: ['“', '”'], single: ['‘', '’'], dash: '—' };

const byLanguage: Record<string, TypedMarks> = {
  de: { double: ['„', '“'], single: ['‚', '‘'], dash: '–' },
  fr: { double: ['«\u00a0', '\u00a0»'], single: ['‘', '’'], dash: '–' },
  es: { double: ['«', '»'], single: ['‘', '’'], dash: '—' },
};

/** Typographic marks of a language, by default that of the site; English ones where none are given. */
export const typedMarks = (locale: string = SITE_LOCALE): TypedMarks =>
  byLanguage[locale.split('-')[0] ?? ''] ?? english;
