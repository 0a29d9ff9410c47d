import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Database } from '#storage/sql/database.ts';
import { migrate } from '#storage/sql/schema/migrate.ts';
import { snakeCase, tableOf } from '#storage/sql/schema/tables.ts';
import {
  type Condition,
  conditions,
  fillPostgres,
  nameIn,
  type PostgresRows,
  type ReadByRelease,
  readByRelease,
  readKept,
  readKeptJson,
  releases,
} from '../release-stores/release-store.ts';
import { TEST_NOW } from '../support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines, withEngine } from '../support/sql/sql-places.ts';

/** Restores the store of a release into an empty place. */
async function restore(place: SqlPlace, release: string, condition: Condition): Promise<void> {
  if ('file' in place.address) {
    writeFileSync(place.address.file, readKept(release, `${condition}.sqlite`));
    return;
  }
  const rows = readKeptJson<PostgresRows>(release, `${condition}.postgres`);
  await withEngine(place, async (engine) => {
    await migrate(engine, { now: TEST_NOW, report: () => {}, upTo: Number(release) });
    await fillPostgres(engine, rows);
  });
}

const sorted = (ids: readonly string[] = []): string[] => ids.toSorted();

interface Row {
  id: string;
  record: string;
}

/** Rows of the collections that a release had. */
const storedRows = (
  place: SqlPlace,
  names: readonly CollectionName[],
  tableName: (name: CollectionName) => string,
) =>
  withEngine(place, (engine) =>
    engine.read(async (queries) => {
      const rows = new Map<CollectionName, Row[]>();
      for (const name of names) {
        const found = sql<Row>`select id, record from ${sql.table(tableName(name))} order by position`;
        rows.set(name, (await found.execute(queries)).rows);
      }
      return rows;
    }),
  );

interface Expected {
  read: ReadByRelease;
  before: readonly Row[];
  isDamaged: boolean;
}

/**
 * Expects that a collection lists the same records as in the release that wrote it, with all
 * fields.
 */
async function expectListed(
  { store }: Database,
  name: CollectionName,
  { read, before, isDamaged }: Expected,
): Promise<void> {
  const listed = await store.read((view) => view.list(name));
  // Columns that contradicted their record changed its place; they are derived again.
  const inOrder = isDamaged ? sorted : (ids: string[] = []) => ids;
  expect(inOrder(listed.map(({ id }) => id)), name).toEqual(inOrder(read.listed[name]));
  for (const { id, record } of before) {
    const found = listed.find((one) => one.id === id);
    if (found) expect(found).toMatchObject(JSON.parse(record));
  }
}

/** Expects that the search finds every hundredth article by the words of its title. */
async function expectSearchInStep({ store, search, whenSearchable }: Database): Promise<void> {
  await whenSearchable();
  const articles = await store.read((view) => view.list('articles'));
  for (const { id, title } of articles.filter((_, at) => at % 100 === 0)) {
    const found = await search.find({ term: title, page: 1, now: TEST_NOW, findsClosed: false });
    expect(
      found.results.map(({ article }) => article.id),
      title,
    ).toContain(id);
  }
}

const cases = releases.flatMap((release) =>
  conditions.map((condition): [string, Condition] => [release, condition]),
);

for (const { engine, newPlace } of sqlEngines) {
  const kind = engine === 'SQLite' ? 'sqlite' : 'postgres';
  describe(`${engine} opens the stores of releases`, { timeout: 240_000 }, () => {
    test.each(cases)('%s %s: nothing is lost, and the order stays', async (release, condition) => {
      const place = await newPlace({ isNew: true });
      try {
        await restore(place, release, condition);
        const read = readByRelease(release, `${condition}.${kind}`);
        const names = collectionNames.filter((name) => read.listed[name]);
        const before = await storedRows(place, names, (name) => snakeCase(nameIn(release, name)));
        const database = await place.open();
        expect(await storedRows(place, names, tableOf)).toEqual(before);
        for (const name of names) {
          const isDamaged = condition === 'damaged';
          await expectListed(database, name, { read, before: before.get(name) ?? [], isDamaged });
        }
        const problems = await database.check();
        // The search index is rebuilt; the records themselves stay unchanged.
        const isOfRecord = (problem: string) => !problem.startsWith('search:');
        expect(problems.filter(isOfRecord)).toEqual(read.problems.filter(isOfRecord));
        if (condition !== 'damaged') expect(problems).toEqual([]);
        if (condition !== 'damaged') await expectSearchInStep(database);
      } finally {
        await place.clear();
      }
    });

    test.each(cases)('%s %s: work goes on, and survives a restart', async (release, condition) => {
      const place = await newPlace({ isNew: true });
      try {
        await restore(place, release, condition);
        const first = await place.open();
        const { id } = await first.store.change(async (change) => {
          const [article] = await change.list('articles', { limit: 1 });
          if (!article) throw new Error('there is no article');
          await change.replace('articles', { ...article, title: 'Unmistakable' });
          return change.insert('categories', { name: 'Brand-new' });
        });
        await first.close();
        const { store, search } = await place.open();
        expect(await store.read((view) => view.get('categories', id))).toBeDefined();
        const query = { term: 'unmistakable', page: 1, now: TEST_NOW, findsClosed: false };
        expect((await search.find(query)).total).toBe(1);
      } finally {
        await place.clear();
      }
    });
  });
}
