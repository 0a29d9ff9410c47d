import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type SqlPlace, sqlEngines, withEngine } from '../../../../tests/support/sql/sql-places.ts';
import { articleTitled } from '../../contract/store-case.contract.ts';
import type { Database } from '../database.ts';
import { demandDerivation } from '../schema/derivations.ts';
import { raiseVersions } from './versions.ts';

/** Stores an article as a process does whose rules put it into another category. */
async function saveAsBefore(place: SqlPlace, id: string): Promise<void> {
  await withEngine(place, (engine) =>
    engine.change(async (queries) => {
      await sql`update articles set filter_category = 'former', edition = 0 where id = ${id}`.execute(
        queries,
      );
      const versions = await raiseVersions(queries, new Set(['articles']), new Map());
      const touches = [{ id, hasNewCard: true, lists: [''] }];
      await engine.announce(
        queries,
        new Map([...versions].map(([name, version]) => [name, { version, touches }])),
      );
    }),
  );
}

async function inIndia(database: Database): Promise<string[]> {
  database.applyInvalidations();
  const found = await database.store.read((view) =>
    view.list('articles', { where: { category: 'india' } }),
  );
  return found.map(({ id, version }) => `${id} ${version}`).toSorted();
}

for (const { engine: name, newPlace } of sqlEngines) {
  describe(`derived data in ${name} while releases are replaced`, { timeout: 60_000 }, () => {
    async function inPlace(work: (place: SqlPlace, saved: string[]) => Promise<void>) {
      const place = await newPlace();
      try {
        const former = await place.open({ hasSamples: false });
        const saved: string[] = [];
        await former.store.change(async (change) => {
          for (const title of ['One', 'Two']) {
            const { id, version } = await change.insert('articles', articleTitled(title, 'India'));
            saved.push(`${id} ${version}`);
          }
        });
        await former.close();
        await withEngine(place, (engine) =>
          engine.change((queries) => demandDerivation(queries, 'articles')),
        );
        await work(place, saved.toSorted());
      } finally {
        await place.clear();
      }
    }

    test('a record that an earlier release saves is derived again', () =>
      inPlace(async (place, saved) => {
        const database = await place.open({ hasSamples: false });
        const stop = database.onTouched(() => {});
        const [id = ''] = saved[0]?.split(' ') ?? [];
        await saveAsBefore(place, id);
        await expect.poll(() => inIndia(database), { timeout: 10_000 }).toEqual(saved);
        expect(await database.check()).toEqual([]);
        stop();
      }));

    test('new rules of the search alone store no article again', () =>
      inPlace(async (place, saved) => {
        await withEngine(place, (engine) =>
          engine.change((queries) => demandDerivation(queries, 'articleSearch')),
        );
        const database = await place.open({ hasSamples: false });
        const stop = database.onTouched(() => {});
        const before = database.contentVersion(['articles']);
        await database.whenSearchable();
        database.applyInvalidations();
        expect(database.contentVersion(['articles'])).toBe(before);
        expect(await inIndia(database)).toEqual(saved);
        stop();
      }));

    test('one that it saved while no process of this release ran is derived again after a start', () =>
      inPlace(async (place, saved) => {
        await (await place.open({ hasSamples: false })).close();
        const [id = ''] = saved[1]?.split(' ') ?? [];
        await saveAsBefore(place, id);
        const database = await place.open({ hasSamples: false });
        await expect.poll(() => inIndia(database), { timeout: 10_000 }).toEqual(saved);
      }));
  });
}
