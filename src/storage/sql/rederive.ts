import { type CollectionName, collectionNames } from '#core/collections.ts';
import { type ArticleIndex, entryOf } from './article-index.ts';
import { asArticle } from './definition.ts';
import { derivedColumns } from './derived-columns.ts';
import { listAnew } from './listed-order.ts';
import { parseRecord } from './record-view.ts';
import { type Queries, tableOf } from './tables.ts';

/** Records that are read at a time. */
const BATCH = 200;

async function rederiveCollection<Name extends CollectionName>(
  queries: Queries,
  index: ArticleIndex,
  name: Name,
): Promise<void> {
  const after = (position: number) =>
    queries
      .selectFrom(tableOf(name))
      .select(['position', 'record'])
      .where('position', '>', position)
      .orderBy('position')
      .limit(BATCH)
      .execute();
  let rows = await after(-1);
  while (rows.length > 0) {
    for (const { position, record: text } of rows) {
      const record = parseRecord(name, text);
      if (!record) continue;
      await queries
        .updateTable(tableOf(name))
        .set(derivedColumns(name, record))
        .where('position', '=', position)
        .execute();
      const article = asArticle(name, record);
      if (article) await index.put(queries, entryOf(position, article));
    }
    rows = await after(rows.at(-1)?.position ?? 0);
  }
  await listAnew(queries, name);
}

/** Makes anew everything that is kept beside records, after the rules for it changed. */
export async function rederive(queries: Queries, index: ArticleIndex): Promise<void> {
  for (const name of collectionNames) await rederiveCollection(queries, index, name);
}
