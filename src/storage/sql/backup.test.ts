import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sqlEngines } from '../../../tests/support/sql/sql-places.ts';
import { messageAbout } from '../contract/store-case.contract.ts';
import type { Database } from './database.ts';
import { openDatabase, openEngine } from './open-database.ts';

const [sqlite, postgres] = sqlEngines;

const send = ({ store }: Database, subject: string) =>
  store.change((change) => change.insert('messages', messageAbout(subject)));

test('a backup of SQLite in use is a consistent snapshot', async () => {
  const place = await sqlite?.newPlace();
  if (!place) throw new Error('no place');
  const directory = mkdtempSync(join(tmpdir(), 'daybreak-backup-'));
  const file = join(directory, 'copy.sqlite');
  try {
    const database = await place.open();
    for (let at = 0; at < 50; at += 1) await send(database, `before ${at}`);
    const during = Array.from({ length: 50 }, (_, at) => send(database, `during ${at}`));
    await database.backup(file);
    await Promise.all(during);
    const copy = await openDatabase({
      file,
      clock: { now: () => new Date() },
      report: () => {},
      hasSamples: true,
    });
    const subjects = await copy.store.read(async (view) =>
      (await view.list('messages')).map(({ subject }) => subject),
    );
    expect(subjects.filter((subject) => subject.startsWith('before')).length).toBe(50);
    expect(await copy.check()).toEqual([]);
    await copy.close();
    await send(database, 'the original goes on');
  } finally {
    await place.clear();
    rmSync(directory, { recursive: true });
  }
});

describe('PostgreSQL', () => {
  test('backup refers to pg_dump', { timeout: 60_000 }, async () => {
    const place = await postgres?.newPlace();
    if (!place) throw new Error('no place');
    try {
      const database = await place.open();
      await expect(database.backup('/tmp/never')).rejects.toThrow(/pg_dump/);
    } finally {
      await place.clear();
    }
  });
});

for (const { engine, newPlace } of sqlEngines) {
  test(`a check of ${engine} names what is damaged`, { timeout: 60_000 }, async () => {
    const place = await newPlace({ isNew: true });
    try {
      const database = await place.open();
      expect(await database.check()).toEqual([]);
      const direct = await openEngine({ ...place.address, report: () => {} });
      await direct.change((queries) =>
        direct.runScript(
          queries,
          `update categories set record = '{"id":' where id = 'cat-2';
           update categories set record = '{"id":"cat-9","name":"x"}' where id = 'cat-3';
           update articles set version = 9 where position = 1;
           delete from record_keys where collection = 'articles' and position = 2;`,
        ),
      );
      await direct.close();
      const problems = (await database.check()).join('\n');
      expect(problems).toMatch(/categories cat-2: the record can't be read/);
      expect(problems).toMatch(/categories cat-3: the record isn't the one that its row says/);
      expect(problems.match(/the record isn't found by its keys/g)).toHaveLength(1);
      expect(problems).toMatch(/search: 1 articles/);
      const names = await database.store.read((view) => view.list('categories'));
      expect(names.length).toBe(14);
    } finally {
      await place.clear();
    }
  });
}
