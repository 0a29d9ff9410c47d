import { sql } from 'kysely';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import { readRecord } from '../records/parsed-records.ts';
import { keyOf } from '../records/storable-text.ts';
import { filterColumn, type Queries, sortColumn, tableOf } from '../schema/tables.ts';

/** Reads the entries of these articles' live blogs in one statement: by article id, the newest first. */
export async function readLiveEntries(
  queries: Queries,
  articleIds: readonly string[],
): Promise<Map<string, LiveEntry[]>> {
  if (articleIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom(tableOf('liveEntries'))
    .select('record')
    .where(sql.ref(filterColumn('article')), 'in', articleIds.map(keyOf))
    .orderBy(sql.ref(sortColumn('at')), 'desc')
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, LiveEntry[]>(articleIds.map((id) => [id, []]));
  for (const { record } of rows) {
    const entry = readRecord('liveEntries', record);
    if (entry) found.get(entry.article)?.push(entry);
  }
  return found;
}
