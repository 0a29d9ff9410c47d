import type { ArticleRow } from '#core/article/article-collection.ts';
import { adminClient } from '../../../parts/api/admin-client.ts';
import { readRecord } from '../../../parts/api/read-record.ts';
import { listOf } from '../../../parts/api/record-calls.ts';

/** Published articles that a search finds, as the table of articles does; the newest without words. */
export async function findArticles(words: string): Promise<readonly ArticleRow[]> {
  const { records } = await listOf(adminClient(), 'articles', { q: words });
  return records;
}

/** Title of a published article; `null` if there is none with that id. */
export async function titleOfArticle(id: string): Promise<string | null> {
  return (await readRecord(adminClient(), 'articles', id))?.title ?? null;
}
