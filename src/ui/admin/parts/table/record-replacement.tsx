import { useEffect } from 'react';
import * as words from '#ui/words/admin/parts-words.ts';
import { useRecords } from '../api/all-records.ts';
import { useArticleCount } from '../api/use-article-count.ts';
import { SelectField } from '../form/form-field.tsx';

interface Named {
  id: string;
  name: string;
}

interface RecordReplacementProps {
  collection: 'authors' | 'categories';
  /** Records to be deleted. */
  doomed: readonly Named[];
  /** Filters that select their articles, see `useArticleCount`. */
  filters: readonly string[];
  /** Id of the record that gets the articles; '' leaves them without one. */
  replacement: string;
  onChoose: (id: string) => void;
  inWords: (count: number) => string;
  label: string;
  /** Text of the choice of no replacement. */
  none: string;
  /** Text of the choice of a record. */
  optionOf: (name: string) => string;
}

/** Number of articles of the records to be deleted, with a choice of another record for them. */
export function RecordReplacement(props: RecordReplacementProps) {
  const { collection, doomed, filters, replacement, onChoose, inWords, label, none, optionOf } =
    props;
  const counting = useArticleCount(filters);
  const listing = useRecords(collection);
  const count = counting.value;
  const records: readonly Named[] | undefined = listing.value;
  const failure = counting.failure ?? listing.failure;
  // Resets the choice of an earlier deletion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => onChoose(''), []);
  const ids = new Set(doomed.map(({ id }) => id));
  const others = records?.filter(({ id }) => !ids.has(id)) ?? [];
  return (
    <div className="mt-3 border-rule border-t pt-3 text-ui">
      <p role="status" className="mb-2 text-label">
        {failure
          ? words.articlesNotCounted(failure.detail)
          : count === undefined
            ? words.countingItsArticles
            : inWords(count)}
      </p>
      {count !== undefined && count > 0 && others.length > 0 ? (
        <SelectField
          label={label}
          options={{
            '': none,
            ...Object.fromEntries(others.map(({ id, name }) => [id, optionOf(name)])),
          }}
          value={replacement}
          onChange={onChoose}
        />
      ) : null}
    </div>
  );
}
