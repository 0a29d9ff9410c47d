import { describe, expect, test } from 'vitest';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
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
