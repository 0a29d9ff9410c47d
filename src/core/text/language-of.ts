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

export type ScriptLanguage = (typeof languages)[keyof typeof languages];

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
 * Guesses the language of a text from the script of most of its letters; `undefined` for Latin script, which
 * counts as the site's English, and for unknown scripts. Marathi and Nepali count as Hindi.
 */
export function languageOf(text: string): ScriptLanguage | undefined {
  const beginning = text.slice(0, LOOKED_AT);
  if (!ofIndia.test(beginning)) return undefined;
  const [most] = scripts
    .map(({ language, letter }) => ({ language, count: countOf(letter, beginning) }))
    .sort((one, other) => other.count - one.count);
  return most && most.count >= countOf(/[a-z]/gi, beginning) ? most.language : undefined;
}

/** The Unicode blocks of Hebrew, Arabic and the other scripts from right to left. */
const firstLetterFromRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** True if the first letter of a text is of a script from right to left, such as that of Urdu. */
export const isRightToLeft = (text: string): boolean => firstLetterFromRight.test(text);
