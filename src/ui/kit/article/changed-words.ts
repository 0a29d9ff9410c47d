import { diffWordsWithSpace } from 'diff';

/** Words in one piece: those of both versions, or those that one has alone. */
export interface Words {
  text: string;
  isChanged: boolean;
}

/** Joins changed pieces between which there is only space, so that a phrase is one change. */
function joined(pieces: readonly Words[]): Words[] {
  const whole: Words[] = [];
  for (const [at, { text, isChanged }] of pieces.entries()) {
    const last = whole.at(-1);
    const isGap = text.trim() === '' && last?.isChanged && pieces[at + 1]?.isChanged;
    if (last?.isChanged && (isChanged || isGap)) last.text += text;
    else whole.push({ text, isChanged });
  }
  return whole;
}

/**
 * Returns the words of one of two versions, marked where the other one lacks them. Side `before`: these are the
 * older ones.
 */
export function changedWords(words: string, other: string, side: 'before' | 'after'): Words[] {
  const [before, after] = side === 'before' ? [words, other] : [other, words];
  const pieces = diffWordsWithSpace(before, after).flatMap(({ value, added, removed }) => {
    const isOther = side === 'before' ? added : removed;
    return isOther ? [] : [{ text: value, isChanged: added || removed }];
  });
  return joined(pieces);
}
