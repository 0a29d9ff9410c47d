import { normalizeText } from './normalize-text.ts';

/**
 * Rules by which texts are equal. Each use has its own fold: a search forgives more than a list of names, and an
 * address has to be typed and read aloud. Stored texts are only brought into one normal form (`stored-form.ts`).
 */

/**
 * Signs without a shape of their own: format characters such as soft hyphens, zero-width spaces, joiners and
 * byte order marks, the selectors of emoji and variants, and the keycap around a digit.
 */
export const invisible =
  /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\u180b-\u180f]|\u20e3|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;

/** Table of letters, from pairs in a row: a letter and its replacement. */
const tableOf = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs.split(' ').map((pair) => {
      const [letter = '', ...others] = pair;
      return [letter, others.join('')];
    }),
  );

/** Letters that Unicode does not take apart, as readers without them on their keyboard write them. */
const plainLetters = tableOf(
  'łl øo đd ðd ßss æae œoe ıi þth ħh ŧt ŋn ĸk ƒf ɓb ɗd ɖd ƙk ƴy ɛe ɔo ɩi ʋv ƶz ǥg ɨi ʉu ɵo ȼc ɇe ɉj ɍr ɏy ƀb',
);

const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Replaces lower-case Latin letters that Unicode does not take apart. */
export const inPlainLetters = (text: string): string =>
  text.replace(plainLetter, (letter) => plainLetters[letter] ?? letter);

/** Letters with several spellings, each with the letters that it is folded to. */
const sameLetters = tableOf(
  // Greek: sigma at the end of a word.
  'ςσ ' +
    // Arabic, Persian, Urdu: alef with wasla, alef maksura, teh marbuta, and the keyboards' own yeh, kaf and heh.
    'ٱا ىي ةه یي کك ہه ۃه ' +
    // Yiddish digraphs.
    'װוו ױוי ײיי ' +
    // Malayalam chillus and the Bengali khanda ta, coded with a joiner before Unicode had them.
    'ൺണ് ൻന് ർര് ൽല് ൾള് ൿക് ൎര് ৎত্ ' +
    // Candrabindu as anusvara: Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Telugu, Kannada.
    '\u0901\u0902 \u0981\u0982 \u0a01\u0a02 \u0a81\u0a82 \u0b01\u0b02 \u0c01\u0c02 \u0c81\u0c82',
);

const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** Nuktas, which many leave out when they type, and the Arabic stretching sign. */
const leftOut = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u0640]/g;

/**
 * Marks of Latin, Greek, Cyrillic, Arabic and Hebrew: accents and points. Vowel signs of other scripts are
 * letters, and the marks of kana tell syllables apart.
 */
const accents =
  /(?![\u3099\u309a])[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Latn}\p{sc=Grek}](?<=\p{M})/gu;

/** Cyrillic letters of their own that Unicode takes apart; ё is written as е. */
const ownCyrillic = /[иу]\u0306|і\u0308/g;

/** Nasal before a consonant of its own place, also written as anusvara: हिन्दी, हिंदी. */
const devanagariNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;
const gujaratiNasal = /ઙ્(?=[ક-ઘ])|ઞ્(?=[ચ-ઝ])|ણ્(?=[ટ-ઢ])|ન્(?=[ત-ધ])|મ્(?=[પ-ભ])/g;

/** Digits of any script that are not ASCII. */
const otherDigit = /(?![0-9])\p{Nd}/gu;

/** Value of a digit: Unicode has the ten of a script in a row, and rows of ten beside each other. */
function digitOf(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 100 && /\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Folds a text for searches. Case, accents, points, ligatures, widths, forms of digits and invisible signs don't
 * count; vowel signs of Indic and South-East Asian scripts do, since other vowels make other words.
 */
export function foldForFinding(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.toLowerCase();
  const lower = normalizeText(text.replace(invisible, ''), 'NFKD').toLowerCase();
  return inPlainLetters(lower.replace(ownCyrillic, (letter) => letter.normalize('NFC')))
    .replace(accents, '')
    .replace(leftOut, '')
    .normalize('NFC')
    .replace(leftOut, '')
    .replace(sameLetter, (letter) => sameLetters[letter] ?? letter)
    .replace(devanagariNasal, 'ं')
    .replace(gujaratiNasal, 'ં')
    .replace(otherDigit, digitOf);
}

/** Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes = tableOf(
  'аa вb сc еe нh іi јj кk мm оo рp ѕs тt уy хx һh ԁd ԛq ԝw ѵv ӏl αa βb εe ηh ιi κk μm νv οo ρp τt υy χx ζz',
);

/** Replaces letters that look like Latin ones in a name that has Latin letters, too. */
const inOneScript = (name: string): string =>
  /\p{Script=Latin}/u.test(name)
    ? [...name.normalize('NFD')]
        .map((letter) => lookAlikes[letter] ?? letter)
        .join('')
        .normalize('NFC')
    : name;

/**
 * Folds a name of a tag, an author or a category. Two names that look the same are one: case, normal form, width,
 * white space, invisible signs and the shapes of quotation marks and dashes don't count; accents do.
 */
export function foldName(name: string): string {
  const lower = normalizeText(name.replace(invisible, ''), 'NFKC').toLowerCase();
  return inOneScript(
    lower
      .replace(/i\u0307/g, 'i')
      .replace(/ß/g, 'ss')
      .replace(/ς/g, 'σ'),
  )
    .replace(/[`´‘’‚‛′ʹʻʼʽ＇]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−﹘﹣]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folds an asked part of an address to the form in which addresses are stored. */
export const foldForAddress = (part: string): string =>
  normalizeText(part.replace(invisible, ''), 'NFC').toLowerCase().normalize('NFC');
