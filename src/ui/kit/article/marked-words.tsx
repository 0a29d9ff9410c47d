import { diffWordsWithSpace } from 'diff';

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
  const [before, after] = side === 'before' ? [words, other] : [other, words];
  const changes = diffWordsWithSpace(before, after).filter(({ added, removed }) =>
    side === 'before' ? !added : !removed,
  );
  return changes.map(({ value, added, removed }, at) =>
    removed ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
      <del key={at} className="bg-del decoration-danger">
        <span className="sr-only">removed: </span>
        {value}
      </del>
    ) : added ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
      <ins key={at} className="bg-ins decoration-2 decoration-ok">
        <span className="sr-only">added: </span>
        {value}
      </ins>
    ) : (
      value
    ),
  );
}
