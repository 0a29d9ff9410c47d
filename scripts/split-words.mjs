/**
 * Splits the words after `npm test --` into the steps of `--only` and the arguments for their tools.
 * `steps` is `undefined` without `--only`.
 * @param {readonly string[]} words
 * @returns {{ steps: string[] | undefined, forTools: string[] }}
 */
export function splitWords(words) {
  const at = words.findIndex((word) => word === '--only' || word.startsWith('--only='));
  if (at === -1) return { steps: undefined, forTools: [...words] };
  const word = words[at] ?? '';
  const isJoined = word.includes('=');
  const named = isJoined ? word.slice(word.indexOf('=') + 1) : (words[at + 1] ?? '');
  return { steps: named.split(','), forTools: words.toSpliced(at, isJoined ? 1 : 2) };
}
