import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { foldForFinding } from '#core/text/fold.ts';
import { sortKey } from '../records/sort-key.ts';
import { keyOf, storableText } from '../records/storable-text.ts';
import { filterColumn, sortColumn } from './tables.ts';

/** Returns the columns that find, narrow and order lists without parsing records. */
export function derivedColumns<Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): Record<string, string | number> & { words: string } {
  const { filters, sorts, numbers = {}, searchedText } = definitionOf(name);
  const columns: Record<string, string | number> = {};
  for (const [filter, read] of Object.entries(filters)) {
    columns[filterColumn(filter)] = keyOf(read(record));
  }
  for (const [sort, read] of Object.entries(sorts)) {
    columns[sortColumn(sort)] = sortKey(read(record));
  }
  for (const [number, read] of Object.entries(numbers)) {
    columns[sortColumn(number)] = read(record);
  }
  return { ...columns, words: storableText(foldForFinding(searchedText(record))) };
}
