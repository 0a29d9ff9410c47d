import { type CollectionName, collectionNames, type RecordOf } from '#core/collections.ts';
import { parseRecord } from '../records/parsed-records.ts';
import { keysOutOfStep } from '../records/record-keys.ts';
import { keyOf } from '../records/storable-text.ts';
import { talliesOutOfStep } from '../records/tallies.ts';
import type { ArticleIndex } from '../search/article-index.ts';
import type { Queries } from './tables.ts';
import { tableOf } from './tables.ts';

const BATCH = 200;

interface Row {
  position: number;
  id: string;
  version: number;
  record: string;
}

/** Returns the problems of some rows of a collection. */
async function problemsOf<Name extends CollectionName>(
  queries: Queries,
  name: Name,
  rows: readonly Row[],
): Promise<string[]> {
  const problems: string[] = [];
  const readable = new Map<number, RecordOf<Name>>();
  for (const { position, id, version, record: text } of rows) {
    const record = parseRecord(name, text);
    if (record) readable.set(position, record);
    if (!record) problems.push(`${name} ${id}: the record can't be read`);
    else if (keyOf(record.id) !== id || (record.version ?? 0) !== version) {
      problems.push(`${name} ${id}: the record isn't the one that its row says`);
    }
  }
  const wrong = await keysOutOfStep(queries, name, readable);
  for (const { id } of rows.filter(({ position }) => wrong.has(position))) {
    problems.push(`${name} ${id}: the record isn't found by its keys`);
  }
  return problems;
}

async function problemsIn(queries: Queries, name: CollectionName): Promise<string[]> {
  const problems: string[] = [];
  const after = (position: number): Promise<Row[]> =>
    queries
      .selectFrom(tableOf(name))
      .select(['position', 'id', 'version', 'record'])
      .where('position', '>', position)
      .orderBy('position')
      .limit(BATCH)
      .execute();
  let rows = await after(-1);
  while (rows.length > 0) {
    problems.push(...(await problemsOf(queries, name, rows)));
    rows = await after(rows.at(-1)?.position ?? 0);
  }
  return problems;
}

/** Returns the problems of the records and of their search index. */
export async function checkRecords(queries: Queries, index: ArticleIndex): Promise<string[]> {
  const problems: string[] = [];
  for (const name of collectionNames) problems.push(...(await problemsIn(queries, name)));
  problems.push(...(await talliesOutOfStep(queries)));
  const outOfStep = await index.countOutOfStep(queries);
  if (outOfStep > 0) problems.push(`search: ${outOfStep} articles aren't found by what they say`);
  return problems;
}
