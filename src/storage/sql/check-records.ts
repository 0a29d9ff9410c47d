import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { ArticleIndex } from './article-index.ts';
import { parseRecord } from './record-view.ts';
import { keyOf } from './storable-text.ts';
import type { Queries } from './tables.ts';
import { tableOf } from './tables.ts';

const BATCH = 200;

async function problemsIn(queries: Queries, name: CollectionName): Promise<string[]> {
  const problems: string[] = [];
  const after = (position: number) =>
    queries
      .selectFrom(tableOf(name))
      .select(['position', 'id', 'version', 'record'])
      .where('position', '>', position)
      .orderBy('position')
      .limit(BATCH)
      .execute();
  let rows = await after(-1);
  while (rows.length > 0) {
    for (const { id, version, record: text } of rows) {
      const record = parseRecord(name, text);
      if (!record) problems.push(`${name} ${id}: the record can't be read`);
      else if (keyOf(record.id) !== id || (record.version ?? 0) !== version) {
        problems.push(`${name} ${id}: the record isn't the one that its row says`);
      }
    }
    rows = await after(rows.at(-1)?.position ?? 0);
  }
  return problems;
}

/** Returns the problems of the records and of their search index. */
export async function checkRecords(queries: Queries, index: ArticleIndex): Promise<string[]> {
  const problems: string[] = [];
  for (const name of collectionNames) problems.push(...(await problemsIn(queries, name)));
  const outOfStep = await index.countOutOfStep(queries);
  if (outOfStep > 0) problems.push(`search: ${outOfStep} articles aren't found by what they say`);
  return problems;
}
