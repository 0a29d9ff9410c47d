import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { refusingWhenFull } from './full-disk.ts';

/** A database limited to a few pages, like one on a nearly full disk. */
function smallDatabase(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('PRAGMA max_page_count = 4; CREATE TABLE text (text TEXT) STRICT');
  return sqlite;
}

test('a full database refuses with storage-full and keeps its rows', async () => {
  const sqlite = smallDatabase();
  const insert = sqlite.prepare('INSERT INTO text VALUES (?)');
  insert.run('kept');
  const filling = refusingWhenFull(async () => insert.run('x'.repeat(100_000)));
  await expect(filling).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
  expect(sqlite.prepare('SELECT text FROM text').all()).toEqual([{ text: 'kept' }]);
});

test('other errors pass through unchanged', async () => {
  const sqlite = smallDatabase();
  const wrong = refusingWhenFull(async () => sqlite.exec('INSERT INTO missing VALUES (1)'));
  await expect(wrong).rejects.toThrow('no such table');
  const gone = Object.assign(new Error('terminated'), { code: '57P01' });
  await expect(refusingWhenFull(() => Promise.reject(gone))).rejects.toBe(gone);
});
