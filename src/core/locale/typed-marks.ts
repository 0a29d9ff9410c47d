import { siteLocale } from './site-locale.ts';

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
  'de-CH': { double: ['«', '»'], single: ['‹', '›'], dash: '–' },
  fr: { double: ['«\u00a0', '\u00a0»'], single: ['‘', '’'], dash: '–' },
  es: { double: ['«', '»'], single: ['‘', '’'], dash: '—' },
  'es-AR': english,
  'es-MX': english,
  it: { double: ['«', '»'], single: ['‘', '’'], dash: '–' },
  'pt-PT': { double: ['«', '»'], single: ['‘', '’'], dash: '—' },
  el: { double: ['«', '»'], single: ['‘', '’'], dash: '—' },
  ru: { double: ['«', '»'], single: ['„', '“'], dash: '—' },
  uk: { double: ['«', '»'], single: ['„', '“'], dash: '—' },
  nb: { double: ['«', '»'], single: ['‘', '’'], dash: '–' },
  da: { double: ['»', '«'], single: ['›', '‹'], dash: '–' },
  fi: { double: ['”', '”'], single: ['’', '’'], dash: '–' },
  sv: { double: ['”', '”'], single: ['’', '’'], dash: '–' },
  cs: { double: ['„', '“'], single: ['‚', '‘'], dash: '–' },
  et: { double: ['„', '“'], single: ['‚', '‘'], dash: '–' },
  lt: { double: ['„', '“'], single: ['‚', '‘'], dash: '–' },
  lv: { double: ['“', '”'], single: ['‘', '’'], dash: '–' },
  ja: { double: ['「', '」'], single: ['『', '』'], dash: '—' },
  'zh-TW': { double: ['「', '」'], single: ['『', '』'], dash: '—' },
  pl: { double: ['„', '”'], single: ['‚', '’'], dash: '–' },
  hu: { double: ['„', '”'], single: ['’', '’'], dash: '–' },
  ro: { double: ['„', '”'], single: ['‘', '’'], dash: '–' },
};

/** Typographic marks of a language, by default that of the site; English ones where none are given. */
export const typedMarks = (locale: string = siteLocale()): TypedMarks =>
  byLanguage[locale] ?? byLanguage[locale.split('-')[0] ?? ''] ?? english;
