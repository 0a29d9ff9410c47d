import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { testClock } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { newPostgresDatabase } from '../../../../tests/support/sql/new-postgres-database.ts';
import { openDatabase } from '../open-database.ts';

async function majorVersion(): Promise<number> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

// The step `postgres versions` runs this over 14 to 18.
test('PostgreSQL 15 and newer is opened; an older one is refused in words', async () => {
  const url = await newPostgresDatabase();
  const major = await majorVersion();
  const opening = openDatabase({ url, clock: testClock, report: () => {}, hasSamples: true });
  if (major < 15) {
    await expect(opening).rejects.toThrow(
      `is version ${major}. Daybreak needs version 15 or newer; nothing was changed.`,
    );
    return;
  }
  const database = await opening;
  expect(await database.store.read((view) => view.count('articles'))).toBeGreaterThan(0);
  await database.close();
});
