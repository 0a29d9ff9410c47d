import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { releases } from '../../../../tests/release-stores/release-store.ts';
import { TEST_NOW } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines, withEngine } from '../../../../tests/support/sql/sql-places.ts';
import { startWriter } from '../../../../tests/support/sql/sql-writer-process.ts';
import { articleTitled } from '../../contract/store-case.contract.ts';
import { openEngine } from '../open-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { UnusableDatabase } from './unusable-database.ts';

const migrator = fileURLToPath(
  new URL('../../../../tests/support/sql/sql-migrator.ts', import.meta.url),
);

const applied = (place: SqlPlace) =>
  withEngine(place, (engine) =>
    engine.read(async (queries) => {
      const { rows } = await sql<{ name: string }>`
        select name from migrations order by number`.execute(queries);
      return rows.map(({ name }) => name);
    }),
  );

/** Every table with its columns, as the database itself describes them. */
const schemaOf = (place: SqlPlace) =>
  withEngine(place, (engine) =>
    engine.read(async (queries) => {
      const { rows } =
        engine.kind === 'sqlite'
          ? await sql`select name, sql from sqlite_schema order by name`.execute(queries)
          : await sql`
              select table_name, column_name, data_type, collation_name, is_nullable, null as index
              from information_schema.columns where table_schema = 'public'
              union all
              select tablename, indexname, null, null, null, indexdef
              from pg_indexes where schemaname = 'public' order by 1, 2`.execute(queries);
      return rows;
    }),
  );

/** An earlier schema, with an article whose derived columns are empty. */
async function makeEarlier(place: SqlPlace, upTo: number): Promise<void> {
  await withEngine(place, async (engine) => {
    await migrate(engine, { now: TEST_NOW, report: () => {}, upTo });
    if (upTo === 0) return;
    const record = { ...articleTitled('Älteste Nachricht', 'India'), id: 'article-1', version: 3 };
    await engine.change(async (queries) => {
      await sql`insert into articles (position, id, version, filter_category, filter_category_name,
          filter_featured, filter_writer, sort_title, sort_category, sort_author, sort_published,
          words, record)
        values (1, 'article-1', 3, '', '', '', '', '', '', '', 0, '', ${JSON.stringify(record)})
      `.execute(queries);
      await sql`insert into changes (collection, version, last_id) values ('articles', 1, 0)`.execute(
        queries,
      );
    });
  });
}

for (const { engine: name, newPlace } of sqlEngines) {
  describe(`migrations of ${name}`, { timeout: 120_000 }, () => {
    const inPlace = async (work: (place: SqlPlace) => Promise<void>) => {
      const place = await newPlace({ isNew: true });
      try {
        await work(place);
      } finally {
        await place.clear();
      }
    };
    const names = migrations.map(({ name }) => name);

    test('earlier schemas become the one that an empty database gets, in one step or many', () =>
      inPlace(async (fresh) => {
        const whole = await fresh.open();
        await whole.whenSearchable();
        await whole.close();
        const expected = await schemaOf(fresh);
        const becomesWhole = async (place: SqlPlace, from: string, articles = 1) => {
          const database = await place.open();
          await database.whenSearchable();
          const found = await database.search.find({
            term: 'älteste',
            page: 1,
            now: TEST_NOW,
            category: 'india',
            findsClosed: false,
          });
          expect(found.total, `found from ${from}`).toBe(articles);
          expect(await database.check(), `from ${from}`).toEqual([]);
          await database.close();
          expect(await schemaOf(place), `from ${from}`).toEqual(expected);
          expect(await applied(place)).toEqual(names);
        };
        // Before the search, of the releases whose stores are kept, and of the last upgrade.
        const last = migrations.length - 1;
        for (const upTo of [0, 1, 2, 3, ...releases.map(Number), 37, last]) {
          await inPlace(async (place) => {
            await makeEarlier(place, upTo);
            await becomesWhole(place, String(upTo), upTo === 0 ? 0 : 1);
          });
        }
        await inPlace(async (place) => {
          await makeEarlier(place, 1);
          for (const { number } of migrations.slice(1)) {
            await withEngine(place, (engine) =>
              migrate(engine, { now: TEST_NOW, report: () => {}, upTo: number }),
            );
          }
          await becomesWhole(place, 'each in its turn');
        });
      }));

    test('data is derived again only in the database that a migration concerns', () =>
      inPlace(async (place) => {
        const searchAfter = (upTo: number) =>
          withEngine(place, async (engine) => {
            await migrate(engine, { now: TEST_NOW, report: () => {}, upTo });
            return engine.read(async (queries) => {
              const { rows } = await sql<{ edition: number }>`
                select edition from editions where name = 'articleSearch'`.execute(queries);
              return Number(rows[0]?.edition);
            });
          });
        const before = await searchAfter(40);
        // Migration 41 changes the index of SQLite alone.
        expect((await searchAfter(41)) - before).toBe(name === 'SQLite' ? 1 : 0);
      }));

    test('[list-order] existing articles are ordered by their times', () =>
      inPlace(async (place) => {
        await withEngine(place, async (engine) => {
          await migrate(engine, { now: TEST_NOW, report: () => {}, upTo: 5 });
          await engine.change(async (queries) => {
            for (const [at, published] of [0, 30, 0, 0, 50, 40, 0].entries()) {
              const id = `article-${at + 1}`;
              // A later migration derives the columns again from the record.
              const publishedAt = published === 0 ? undefined : new Date(published).toISOString();
              const record = JSON.stringify({ ...articleTitled('Old'), id, publishedAt });
              await sql`insert into articles (position, id, version, filter_category,
                  filter_category_name, filter_featured, filter_writer, sort_title, sort_category,
                  sort_author, sort_published, words, record)
                values (${at + 1}, ${id}, 1, '', '', '', '', '', '', '', ${published}, '',
                  ${record})`.execute(queries);
            }
            await sql`insert into changes (collection, version, last_id)
              values ('articles', 1, 0)`.execute(queries);
          });
        });
        const { store } = await place.open();
        const listed = await store.read((view) => view.list('articles'));
        // 7 is the first; undated 4 and 3 follow 5, and 1 follows 2.
        expect(listed.map(({ id }) => id.replace('article-', '')).join(' ')).toBe('7 5 4 3 6 2 1');
      }));

    test('records stored under former collection names are read under the new ones', () =>
      inPlace(async (place) => {
        const at = '2026-11-20T00:00:00.000Z';
        await withEngine(place, async (engine) => {
          await migrate(engine, { now: TEST_NOW, report: () => {}, upTo: 15 });
          const subject = { collection: 'contactMessages', id: 'message-1' };
          const entry = {
            id: 'log-1',
            version: 1,
            action: 'A',
            description: 'D',
            timestamp: at,
            subject,
          };
          const image = { id: 'img-1', version: 1, url: '/media/abc/640.avif', alt: '' };
          await engine.change(async (queries) => {
            await sql`insert into activity_logs
                (position, id, version, sort_action, sort_time, words, record)
              values (1, 'log-1', 1, 'A', ${at}, 'a', ${JSON.stringify(entry)})`.execute(queries);
            await sql`insert into image_library (position, id, version, sort_alt, words, record)
              values (1, 'img-1', 1, '', '', ${JSON.stringify(image)})`.execute(queries);
            await sql`insert into record_keys (collection, key, value, listed_at, listed_id, position)
              values ('imageLibrary', 'place', '/media/abc/', 0, '', 1)`.execute(queries);
            await sql`insert into changes (collection, version, last_id)
              values ('activityLogs', 1, 0), ('imageLibrary', 1, 0)`.execute(queries);
          });
        });
        const { store, check } = await place.open({ hasSamples: false });
        await store.read(async (view) => {
          expect(await view.list('activity')).toMatchObject([
            { id: 'log-1', subject: { collection: 'messages', id: 'message-1' } },
          ]);
          expect(await view.count('images', { where: { place: '/media/abc/' } })).toBe(1);
        });
        expect(await check()).toEqual([]);
      }));

    test('several processes that start at once make one schema and one set of samples', () =>
      inPlace(async (place) => {
        const writers = ['a', 'b', 'c', 'd'].map((name) => startWriter(place.address, name, 5));
        for (const writer of writers) expect(await writer.ended(), writer.complaint()).toBe(0);
        expect(await applied(place)).toEqual(names);
        const { store, check } = await place.open();
        await store.read(async (view) => {
          expect(await view.count('categories')).toBe(15);
          expect(await view.count('messages')).toBe(20);
        });
        expect(await check()).toEqual([]);
      }));

    test('killed midway, a migration changes nothing and the next start does it', () =>
      inPlace(async (place) => {
        await makeEarlier(place, 1);
        const child = spawn(process.execPath, [migrator, JSON.stringify(place.address)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        child.kill('SIGKILL');
        await once(child, 'close');
        expect(await applied(place)).toEqual(names.slice(0, 1));
        const database = await place.open();
        expect(await database.check()).toEqual([]);
        expect(await applied(place)).toEqual(names);
      }));

    if (name === 'PostgreSQL')
      test('a migration that waits for a long read lets others read and write meanwhile', () =>
        inPlace(async (place) => {
          await makeEarlier(place, 37);
          const url = 'url' in place.address ? place.address.url : '';
          const dump = new pg.Client(url);
          await dump.connect();
          await dump.query('begin; lock table articles in access share mode');
          const reports: string[] = [];
          await withEngine(place, async (engine) => {
            const migrated = migrate(engine, {
              now: TEST_NOW,
              report: (message) => reports.push(message),
            });
            await expect.poll(() => reports.length, { timeout: 10_000 }).toBe(1);
            await withEngine(place, (other) =>
              other.change((queries) =>
                sql`update articles set words = 'written meanwhile'`.execute(queries),
              ),
            );
            await dump.query('commit');
            await dump.end();
            expect(await migrated).toEqual(names.slice(37));
          });
        }));

    test('a database of a newer or modified version is refused with the reason', () =>
      inPlace(async (place) => {
        await (await place.open()).close();
        const run = (query: string) =>
          withEngine(place, (opened) =>
            opened.change((queries) => opened.runScript(queries, query)),
          );
        await run(`insert into migrations (number, name, checksum, applied_at)
          values (999, '0999-future', 'x', '')`);
        await expect(place.open()).rejects.toThrow(UnusableDatabase);
        await expect(place.open()).rejects.toThrow(
          /newer Daybreak.*0999-future.*Start that version/,
        );
        await run(`delete from migrations where number = 999`);
        await run(`update migrations set checksum = 'x' where number = 1`);
        await expect(place.open()).rejects.toThrow(/0001-collections .* one of them was changed/);
      }));
  });
}

test('a file that is no database, or can not be created, is refused with the reason', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'daybreak-'));
  const file = join(directory, 'daybreak.sqlite');
  try {
    writeFileSync(file, 'This is no database, but a letter to the editor. '.repeat(100));
    for (const wrong of [file, join(file, 'below-a-file.sqlite')]) {
      const opening = openEngine({ file: wrong, report: () => {} });
      await expect(opening).rejects.toThrow(UnusableDatabase);
      await expect(opening).rejects.toThrow(/can't be used/);
    }
    const engine = await openEngine({
      file: join(directory, 'new/folder/x.sqlite'),
      report: () => {},
    });
    await engine.close();
  } finally {
    rmSync(directory, { recursive: true });
  }
});
