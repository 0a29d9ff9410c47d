/** Words from this length on forgive one typo; in shorter ones a typo makes another word. */
export const FORGIVING_LENGTH = 5;

/** The word with each pair of neighbouring letters swapped: the typo that edit distance counts twice. */
export const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => {
    const letters = [...word];
    return [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join('');
  });

/** True where the words are equal, or differ by one letter too many, too few or wrong. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}
