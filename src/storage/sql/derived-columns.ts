import type { CollectionName, RecordOf } from '#core/collections.ts';
import { foldWord } from '#core/search/words.ts';
import { definitionOf } from './definition.ts';
import { sortKey } from './sort-key.ts';
import { keyOf, storableText } from './storable-text.ts';
import { filterColumn, sortColumn } from './tables.ts';

const sortValue = (value: string | number): string | number =>
  typeof value === 'number' ? value : sortKey(value);

/** Returns the columns that find, narrow and order lists without reading the record. */
export function derivedColumns<Name extends CollectionName>(name: Name, record: RecordOf<Name>) {
  const { filters, sorts, searchedText } = definitionOf(name);
  const columns: Record<string, string | number> = {};
  for (const [filter, read] of Object.entries(filters)) {
    columns[filterColumn(filter)] = keyOf(read(record));
  }
  for (const [sort, read] of Object.entries(sorts)) {
    columns[sortColumn(sort)] = sortValue(read(record));
  }
  return { ...columns, words: storableText(foldWord(searchedText(record))) };
}
