import { normalizeText } from '#core/text/normalize-text.ts';

/** Length of the text that decides a place in a sorted list, in characters. */
const SORTED_LENGTH = 150;

/** The order of white space and symbols in Unicode's root collation; all stand before digits. */
const SYMBOLS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
/** Print's forms of them stand where they do. */
const printed = new Map([...'–—‘’“”'].map((symbol, at) => [symbol, '--\'\'""'.charAt(at)]));
const rankOf = new Map([...SYMBOLS].map((symbol, at) => [symbol, String.fromCharCode(at + 1)]));

/** Other symbols stand after the known ones, `/` being the last before the digits. */
const symbolKey = (symbol: string): string =>
  rankOf.get(printed.get(symbol) ?? symbol) ?? `/${symbol}`;

/** Numbers by their value: the more digits, the larger. */
const numberKey = (digits: string): string => {
  const significant = digits.replace(/^0+/, '');
  return `0${String.fromCharCode(0x30 + Math.min(significant.length, SORTED_LENGTH))}${significant}`;
};

/**
 * A text whose order by code points is the order in which a person expects the original: whatever
 * the case or accents, numbers by value, as `Intl.Collator` has it for English.
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
