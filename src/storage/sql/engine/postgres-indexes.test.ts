import pg from 'pg';
import { expect, test } from 'vitest';
import { testClock } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { newPostgresDatabase } from '../../../../tests/support/sql/new-postgres-database.ts';
import { openDatabase } from '../open-database.ts';
import { buildIndexes } from './postgres-indexes.ts';

/** Name and validity of the indexes of the search's table. */
async function indexesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
     where indrelid = 'article_search'::regclass order by 1`,
  );
  return rows.map(({ name, valid }) => `${name} ${valid ? 'valid' : 'broken'}`);
}

const whole = ['article_search_found valid', 'article_search_pkey valid'];

test('indexes are built by one of several processes, and again after one was killed', async () => {
  const url = await newPostgresDatabase();
  const database = await openDatabase({
    url,
    clock: testClock,
    hasSamples: true,
    report: () => {},
  });
  await database.whenSearchable();
  await database.close();
  const client = new pg.Client(url);
  await client.connect();
  const { signal } = new AbortController();
  const building = { url, signal, report: () => {} };
  try {
    await client.query('drop index article_search_found');
    await client.query('create index article_search_title on article_search using gin (title)');
    await Promise.all([buildIndexes(building), buildIndexes(building), buildIndexes(building)]);
    expect(await indexesOf(client)).toEqual(whole);
    // As what a killed process leaves.
    await client.query(
      "update pg_index set indisvalid = false where indexrelid = 'article_search_found'::regclass",
    );
    await buildIndexes(building);
    expect(await indexesOf(client)).toEqual(whole);
  } finally {
    await client.end();
  }
}, 60_000);
