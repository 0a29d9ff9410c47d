import { changedWords } from './changed-words.ts';

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
        <span className="sr-only">removed: </span>
        {text}
      </del>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
      <ins key={at} className="bg-ins decoration-2 decoration-ok">
        <span className="sr-only">added: </span>
        {text}
      </ins>
    );
  });
}
