import { diffWordsWithSpace } from 'diff';
import * as cardsWords from '#ui/words/cards-words.ts';

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

/** Longest texts that are compared word by word, in characters together; longer ones would hold the page up. */
const LONGEST_COMPARED = 40_000;

interface MarkedWordsProps {
  words: string;
  /** Words of the same part in the other version. */
  other: string;
  /** Place of these words: what only they have was removed since, or is new. */
  side: 'before' | 'after';
}

/** Words of one version, with those that the other one lacks struck or underlined, and named for screen readers. */
export function MarkedWords({ words, other, side }: MarkedWordsProps) {
  if (words.length + other.length > LONGEST_COMPARED) return words || '—';
  return changedWords(words, other, side).map(({ text, isChanged }, at) => {
    if (!isChanged) return text;
    return side === 'before' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
      <del key={at} className="bg-del decoration-danger">
        <span className="sr-only">{cardsWords.removed} </span>
        {text}
      </del>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
      <ins key={at} className="bg-ins decoration-2 decoration-ok">
        <span className="sr-only">{cardsWords.added} </span>
        {text}
      </ins>
    );
  });
}
