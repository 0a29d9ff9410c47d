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

/** Words of one version, with those that the other one lacks struck or underlined. */
export function MarkedWords({ words, other, side }: MarkedWordsProps) {
  if (words.length + other.length > LONGEST_COMPARED) {
    return <p className="whitespace-pre-line">{words || '—'}</p>;
  }
  const [before, after] = side === 'before' ? [words, other] : [other, words];
  const changes = diffWordsWithSpace(before, after).filter(({ added, removed }) =>
    side === 'before' ? !added : !removed,
  );
  return (
    <p className="whitespace-pre-line font-serif text-[1rem]/6">
      {changes.map(({ value, added, removed }, at) =>
        removed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
          <del key={at} className="bg-wash-2 decoration-danger">
            {value}
          </del>
        ) : added ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes have no names
          <ins key={at} className="bg-wash-2 decoration-2 decoration-ok">
            {value}
          </ins>
        ) : (
          value
        ),
      )}
    </p>
  );
}
