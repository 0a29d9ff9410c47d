import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import { articleTitled, CASE_INSTANT, messageAbout } from '../../contract/store-case.contract.ts';
import type { Engine } from '../engine/engine.ts';
import { openEngine } from '../open-database.ts';
import { postgresArticleIndex } from '../search/postgres-article-index.ts';
import { sqliteArticleIndex } from '../search/sqlite-article-index.ts';
import { type Derived, demandDerivation, deriveAnew, deriveSearchAnew } from './derivations.ts';

const deriver = fileURLToPath(
  new URL('../../../../tests/support/sql/sql-deriver.ts', import.meta.url),
);

/** Enough articles for several steps. */
const ARTICLES = 350;

const image = { id: 'b', type: 'image' as const, src: '/x.svg', alt: '' };

/** A database with articles, every tenth of them undated. */
async function filled(place: SqlPlace) {
  const database = await place.open({ hasSamples: false });
  await database.store.change(async (change) => {
    for (let at = 0; at < ARTICLES; at += 1) {
      await change.put('articles', {
        ...articleTitled(`Story ${at}`),
        id: `article-${1000 + at}`,
        version: undefined,
        content: [image],
        publishedAt: at % 10 === 4 ? undefined : new Date(CASE_INSTANT + at * 60_000).toISOString(),
      });
    }
  });
  return database;
}

const idsIn = (database: Awaited<ReturnType<typeof filled>>) =>
  database.store.read(async (view) => ({
    own: (await view.list('articles')).map(({ id }) => id),
    byKey: (await view.list('articles', { where: { picture: '/x.svg' } })).map(({ id }) => id),
  }));

/** Makes derived data look missing or outdated. */
async function spoil(engine: Engine, demanded: readonly Derived[]): Promise<void> {
  await engine.change(async (queries) => {
    await sql`update articles set listed_at = 0, listed_id = '', filter_category = 'spoilt'`.execute(
      queries,
    );
    await sql`delete from record_keys where collection = 'articles'`.execute(queries);
    for (const name of demanded) await demandDerivation(queries, name);
  });
}

const spoiltIn = (engine: Engine): Promise<number> =>
  engine.read(async (queries) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from articles where filter_category = 'spoilt'`.execute(queries);
    return Number(rows[0]?.count);
  });

const indexOf = ({ kind }: Engine) =>
  kind === 'sqlite' ? sqliteArticleIndex : postgresArticleIndex;

for (const { engine: name, newPlace } of sqlEngines) {
  describe(`what ${name} derives from records`, { timeout: 60_000 }, () => {
    const inPlace = async (
      work: (
        place: SqlPlace,
        database: Awaited<ReturnType<typeof filled>>,
        engine: Engine,
      ) => Promise<void>,
    ) => {
      const place = await newPlace();
      const engine = await openEngine({ ...place.address, report: () => {} });
      try {
        await work(place, await filled(place), engine);
      } finally {
        await engine.close();
        await place.clear();
      }
    };

    test('is derived again in steps, and continued after a crash', () =>
      inPlace(async (place, database, engine) => {
        const before = await idsIn(database);
        expect(before.byKey).toEqual(before.own);
        await spoil(engine, ['articles']);
        const child = spawn(process.execPath, [deriver, JSON.stringify(place.address)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        child.kill('SIGKILL');
        await once(child, 'close');
        const left = await spoiltIn(engine);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(ARTICLES);
        // Marks the derived rows: deriving one again would remove its mark.
        await engine.change((queries) =>
          sql`update articles set filter_writer = 'done'
            where filter_category <> 'spoilt'`.execute(queries),
        );
        const again = await place.open({ hasSamples: false });
        expect(await spoiltIn(engine)).toBe(0);
        expect(await idsIn(again)).toEqual(before);
        const done = await again.store.read((view) =>
          view.count('articles', { where: { writer: 'done' } }),
        );
        expect(done).toBe(ARTICLES - left);
        expect(await again.check()).toEqual([]);
      }));

    test('allows changes between steps, and is shared by several processes', () =>
      inPlace(async (place, database, engine) => {
        const before = await idsIn(database);
        await spoil(engine, ['articles', 'articleSearch']);
        const other = await openEngine({ ...place.address, report: () => {} });
        let isDone = false;
        const deriving = Promise.all(
          [engine, other].map(async (one) => {
            const { signal } = new AbortController();
            const derivation = { index: indexOf(one), report: () => {}, signal };
            await deriveAnew(one, derivation);
            await deriveSearchAnew(one, derivation);
          }),
        ).then(() => {
          isDone = true;
        });
        let written = 0;
        while (!isDone) {
          await database.store.change((change) =>
            change.insert('messages', messageAbout(`${written}`)),
          );
          if (!isDone) written += 1;
        }
        await deriving;
        await other.close();
        expect(written).toBeGreaterThan(2);
        expect(await idsIn(database)).toEqual(before);
        expect(await database.check()).toEqual([]);
      }));

    test('goes on after a failure, and ends when it is told to', () =>
      inPlace(async (_, database, engine) => {
        await spoil(engine, ['articles', 'articleSearch']);
        await deriveAnew(engine, { index: indexOf(engine), report: () => {} });
        let changes = 0;
        const failing: Engine = {
          ...engine,
          change: (work) => {
            changes += 1;
            return changes === 2 ? Promise.reject(new Error('away')) : engine.change(work);
          },
        };
        const reported: string[] = [];
        const derivation = {
          index: indexOf(engine),
          report: (line: string) => reported.push(line),
        };
        await deriveSearchAnew(failing, { ...derivation, signal: new AbortController().signal });
        expect(reported).toEqual([expect.stringContaining('goes on in 1 s: Error: away')]);
        expect(await database.check()).toEqual([]);
        await spoil(engine, ['articleSearch']);
        const ending = new AbortController();
        const change: Engine['change'] = () => Promise.reject(new Error('away'));
        const derived = deriveSearchAnew(
          { ...engine, change },
          { ...derivation, signal: ending.signal },
        );
        ending.abort();
        await derived;
      }));

    test('is searched again while the site serves, and after it was stopped in the middle', () =>
      inPlace(async (place, _, engine) => {
        await engine.change(async (queries) => {
          const { rows } = await sql<{ position: number }>`select position from articles`.execute(
            queries,
          );
          for (const { position } of rows) await indexOf(engine).remove(queries, position);
          await demandDerivation(queries, 'articleSearch');
        });
        const query = { term: 'story', page: 1, now: new Date(), findsClosed: false };
        const first = await place.open({ hasSamples: false });
        let isSearchable = false;
        const searchable = first.whenSearchable().then(() => {
          isSearchable = true;
        });
        expect(await first.store.read((view) => view.count('articles'))).toBe(ARTICLES);
        expect(isSearchable).toBe(false);
        await first.close();
        await searchable;
        expect(
          await engine.read((queries) => indexOf(engine).countOutOfStep(queries)),
        ).toBeGreaterThan(0);
        const again = await place.open({ hasSamples: false });
        await again.whenSearchable();
        expect((await again.search.find(query)).total).toBe(ARTICLES);
        expect(await again.check()).toEqual([]);
      }));

    test('is derived again for a new key, in its collection only', () =>
      inPlace(async (place, database, engine) => {
        const { id } = await database.store.change((change) =>
          change.insert('images', { url: '/media/abc/640.avif', alt: '' }),
        );
        const before = await idsIn(database);
        await spoil(engine, []);
        // As written by a version that declared no key of pictures.
        await engine.change(async (queries) => {
          await sql`delete from record_keys where collection = 'images'`.execute(queries);
          await sql`update derivations set keys = '' where name = 'images'`.execute(queries);
        });
        const { store } = await place.open({ hasSamples: false });
        const found = await store.read((view) =>
          view.list('images', { where: { place: '/media/abc/' } }),
        );
        expect(found.map((image) => image.id)).toEqual([id]);
        expect(await spoiltIn(engine)).toBe(ARTICLES);
        await engine.change((queries) => demandDerivation(queries, 'articles'));
        expect(await idsIn(await place.open({ hasSamples: false }))).toEqual(before);
      }));
  });
}
