/** Most common language of each script of India, in BCP 47 (Unicode's script names). */
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

/** The blocks of these scripts, U+0900 to U+0D7F, and no others: most texts need no closer look. */
const ofIndia = /[\u0900-\u0d7f]/;

/** Examined length of a text, in characters. */
const LOOKED_AT = 400;

const countOf = (letter: RegExp, text: string): number => text.match(letter)?.length ?? 0;

/**
 * The language of a text by the script that most of its letters are in; `undefined` for one that is in the
 * site's own, English, or in a script that isn't known here. Marathi and Nepali count as Hindi.
 */
export function languageOf(text: string): ScriptLanguage | undefined {
  const beginning = text.slice(0, LOOKED_AT);
  if (!ofIndia.test(beginning)) return undefined;
  const [most] = scripts
    .map(({ language, letter }) => ({ language, count: countOf(letter, beginning) }))
    .sort((one, other) => other.count - one.count);
  return most && most.count >= countOf(/[a-z]/gi, beginning) ? most.language : undefined;
}
