/** Fewest letters, each with its vowel signs, of words that match with one typo; in shorter ones it gives another word. */
export const FORGIVING_LENGTH = 5;

/** Returns the word with each pair of adjacent letters swapped: one typo, but an edit distance of two. */
export const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => {
    const letters = [...word];
    return [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join('');
  });

/** True if the words have a Levenshtein distance of at most one. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}
