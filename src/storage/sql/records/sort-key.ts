import { normalizeText } from '#core/text/normalize-text.ts';

/** Characters of the original that decide its place in a sorted list. */
const SORTED_LENGTH = 150;

/** White space and symbols in the order of Unicode's root collation; all sort before digits. */
const SYMBOLS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
/** Typographic quotes and dashes sort as their ASCII forms. */
const printed = new Map([...'–—‘’“”'].map((symbol, at) => [symbol, '--\'\'""'.charAt(at)]));
const rankOf = new Map([...SYMBOLS].map((symbol, at) => [symbol, String.fromCharCode(at + 1)]));

/**
 * Prefixes other symbols with `/`, the character before `0`: they sort after ranked ones, before digits.
 */
const symbolKey = (symbol: string): string =>
  rankOf.get(printed.get(symbol) ?? symbol) ?? `/${symbol}`;

/** Sorts numbers by value: more digits, larger number. */
const numberKey = (digits: string): string => {
  const significant = digits.replace(/^0+/, '');
  return `0${String.fromCharCode(0x30 + Math.min(significant.length, SORTED_LENGTH))}${significant}`;
};

/**
 * Returns a text whose code point order is the order of the original for people: ignoring case and
 * accents, numbers by value, like `compareTexts`.
 */
export const sortKey = (text: string): string =>
  normalizeText(text.slice(0, SORTED_LENGTH).toWellFormed(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, symbolKey)
    .replace(/\d+/g, numberKey)
    .slice(0, SORTED_LENGTH * 2)
    .toWellFormed();
