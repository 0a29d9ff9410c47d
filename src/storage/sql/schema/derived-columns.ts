import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { foldForFinding } from '#core/text/fold.ts';
import { collectWithBreaks, withBreak } from '../engine/breaks.ts';
import { sortKey } from '../records/sort-key.ts';
import { keyOf, storableText } from '../records/storable-text.ts';
import { cardColumns } from '../records/stored-cards.ts';
import { filterColumn, sortColumn } from './tables.ts';

/** Most characters that are folded in one go, if the text has spaces: at worst some 5 ms. */
const PORTION = 10_000;

/** Folds a text in portions, which end before spaces. */
function* foldedPortions(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const space = text.indexOf(' ', start + PORTION);
    const end = space < 0 ? text.length : space;
    yield foldForFinding(text.slice(start, end));
    start = end;
  }
}

/** Returns the columns that find, narrow and order lists without parsing records. */
export async function derivedColumns<Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): Promise<Record<string, string | number> & { words: string }> {
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
  const searched = await withBreak(() => searchedText(record));
  const words = await collectWithBreaks(foldedPortions(searched));
  return { ...columns, ...cardColumns(name, record), words: storableText(words.join('')) };
}
