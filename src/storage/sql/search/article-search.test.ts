import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sqlEngines, withEngine } from '../../../../tests/support/sql/sql-places.ts';
import { searchContract } from '../../contract/article-search.contract.ts';
import { articleTitled, CASE_INSTANT } from '../../contract/store-case.contract.ts';

for (const { engine, newPlace } of sqlEngines) {
  describe(`the search in ${engine} passes the search contract`, () => {
    for (const { title, run } of searchContract) {
      test(title, { timeout: 60_000 }, async () => {
        const place = await newPlace();
        try {
          const database = await place.open({ hasSamples: false });
          await run(database);
          expect(await database.check()).toEqual([]);
        } finally {
          await place.clear();
        }
      });
    }

    test('a beginning finds all words that have it, whether they are few or many', {
      timeout: 60_000,
    }, async () => {
      const place = await newPlace();
      const { store, search } = await place.open({ hasSamples: false });
      const bears = Array.from({ length: 20 }, (_, at) => `bear${String.fromCharCode(97 + at)}`);
      const words = ['wolf', 'wolfa', 'wolfb', ...bears];
      await store.change(async (change) => {
        for (const word of words) {
          const texts = ['One.', 'Two.', 'Three.', 'Four.', word];
          await change.insert('articles', {
            ...articleTitled('Story'),
            content: texts.map((content, at) => ({ id: `p${at}`, type: 'paragraph', content })),
            isPremium: word === 'wolfb',
          });
        }
      });
      const total = async (term: string, findsClosed = true) =>
        (await search.find({ term, page: 1, now: new Date(CASE_INSTANT), findsClosed })).total;
      expect([await total('wolf'), await total('wolf', false)]).toEqual([3, 2]);
      expect([await total('bear'), await total('lynx'), await total('wolf bear')]).toEqual([
        20, 0, 0,
      ]);
      await place.clear();
    });
  });
}

test('an entry of the index that an earlier version wrote is found once, in SQLite', {
  timeout: 60_000,
}, async () => {
  const { newPlace } = sqlEngines.find(
    ({ engine }) => engine === 'SQLite',
  ) as (typeof sqlEngines)[0];
  const place = await newPlace();
  try {
    const { store, search } = await place.open({ hasSamples: false });
    await store.change(async (change) => {
      for (const title of ['Rain over Kochi', 'Rain over Mumbai']) {
        await change.insert('articles', articleTitled(title));
      }
    });
    // Words of the title stood in its column alone, and nowhere else.
    await withEngine(place, (engine) =>
      engine.change(async (queries) => {
        const { rows } = await sql<{ id: number }>`
          select max(id) as id from article_search_rows`.execute(queries);
        const id = rows[0]?.id;
        await sql`delete from article_search where rowid = ${id}`.execute(queries);
        await sql`insert into article_search (rowid, title, rest, section)
          values (${id}, 'rain over mumbai', 'world', '')`.execute(queries);
      }),
    );
    const total = async (term: string) => {
      const query = { term, page: 1, now: new Date(CASE_INSTANT), findsClosed: false };
      const { total: found, results } = await search.find(query);
      expect(results.length).toBe(found);
      return found;
    };
    expect([await total('rain'), await total('rain over'), await total('mumbai rain')]).toEqual([
      2, 2, 1,
    ]);
  } finally {
    await place.clear();
  }
});
