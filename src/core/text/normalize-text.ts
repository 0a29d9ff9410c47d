/** Longest run of combining marks that stays: that of Unicode's stream-safe text format (UAX 15, 13). */
const MOST_MARKS = 30;

const excessMarks = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * The text in one of Unicode's normalization forms. Runs of combining marks are cut to 30 first:
 * putting marks into order takes a time that grows with the square of their number.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  text.replace(excessMarks, '$1').normalize(form);
