/** Longest run of combining marks that is kept, as in the Stream-Safe Text Format (UAX #15, section 13). */
const MOST_MARKS = 30;

const excessMarks = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * Normalizes a text. Cuts runs of combining marks to `MOST_MARKS` first, because sorting them takes
 * quadratic time.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(excessMarks, '$1').normalize(form);
