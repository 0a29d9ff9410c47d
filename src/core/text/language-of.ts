import { siteLocale } from '../locale/site-locale.ts';

/** The most common language of each Indian script, as BCP 47 tags by Unicode script names. */
const languages = {
  Devanagari: 'hi',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
} as const;

type ScriptLanguage = (typeof languages)[keyof typeof languages];

/** Languages of sites that share the script of a more common one. */
const sharing: Readonly<Record<string, ScriptLanguage>> = { mr: 'hi', ne: 'hi', as: 'bn' };

const scripts = Object.entries(languages).map(([script, language]) => ({
  language,
  letter: new RegExp(`\\p{Script=${script}}`, 'gu'),
}));

/** The Unicode blocks of these scripts. A fast pre-check, since most texts have none of them. */
const ofIndia = /[\u0900-\u0d7f]/;

/** Number of characters that are examined. */
const LOOKED_AT = 400;

const countOf = (letter: RegExp, text: string): number => text.match(letter)?.length ?? 0;

/**
 * Guesses the language of a text (BCP 47) from the script of most of its letters: that of the site, if it has this script,
 * or else the most common one. `undefined` for Latin script, which counts as the site's language, and for unknown scripts.
 */
export function languageOf(text: string): string | undefined {
  const beginning = text.slice(0, LOOKED_AT);
  if (!ofIndia.test(beginning)) return undefined;
  const [most] = scripts
    .map(({ language, letter }) => ({ language, count: countOf(letter, beginning) }))
    .sort((one, other) => other.count - one.count);
  if (!most || most.count < countOf(/[a-z]/gi, beginning)) return undefined;
  const [ofSite = ''] = siteLocale().split('-');
  return sharing[ofSite] === most.language ? ofSite : most.language;
}

/** The Unicode blocks of Hebrew, Arabic and the other scripts from right to left. */
const firstLetterFromRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** True if the first letter of a text is of a script from right to left, such as that of Urdu. */
export const isRightToLeft = (text: string): boolean => firstLetterFromRight.test(text);
