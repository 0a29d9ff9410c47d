import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import { articleTitled, userNamed } from '../../contract/store-case.contract.ts';
import type { Database } from '../database.ts';

const hostile = [
  'NUL \0 inside',
  '\ud800 lone \udfff',
  "'; drop table users; --",
  '\\u0000 \\',
  '💥'.repeat(300),
  'é'.repeat(5_000),
  '__proto__',
];

for (const { engine, newPlace } of sqlEngines) {
  describe(`in ${engine}`, () => {
    let place: SqlPlace;
    let database: Database;
    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ hasSamples: false });
    }, 60_000);
    afterAll(() => place.clear(), 60_000);

    const store = () => database.store;

    test('hostile text survives in every field, as an id and as a filter', async () => {
      for (const text of hostile) {
        const user = {
          ...userNamed('x'),
          name: text,
          email: text,
          id: text,
          note: { [text]: text },
        };
        const put = await store().change((change) => change.put('users', { ...user, version: 1 }));
        const read = await store().read(async (view) => ({
          one: await view.get('users', text),
          found: await view.list('users', { where: { email: text.trim().toLowerCase() } }),
        }));
        expect(read.one).toEqual(put);
        expect(read.found).toEqual([put]);
      }
      expect(await store().read((view) => view.count('users'))).toBe(hostile.length);
      expect(await database.check()).toEqual([]);
    });

    test('ids that differ only in unstorable characters stay different', async () => {
      const ids = ['a\ud800', 'a\udfff', 'a\ufffd', 'a\0', 'a\\u0000', 'a ', 'a'];
      await store().change(async (change) => {
        for (const id of ids) await change.put('categories', { id, name: id, version: 1 });
      });
      for (const id of ids) {
        expect((await store().read((view) => view.get('categories', id)))?.name).toBe(id);
      }
    });

    test('five megabytes survive, and are listed by their title', { timeout: 60_000 }, async () => {
      const huge = 'Ünïcode \0 '.repeat(500_000);
      const made = await store().change((change) =>
        change.insert('articles', {
          ...articleTitled(huge),
          content: [{ id: 'p', type: 'paragraph', content: huge }],
        }),
      );
      const [first] = await store().read((view) =>
        view.list('articles', { sort: { by: 'title', isDescending: true }, limit: 1 }),
      );
      expect(first?.id).toBe(made.id);
      expect(first?.title === huge && first.content[0]?.content === huge).toBe(true);
      expect(await store().read((view) => view.count('articles', { search: 'unicode' }))).toBe(1);
    });

    test('any text survives a round trip', async () => {
      const text = fc.string({ unit: 'binary', maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(text, text, async (name, search) => {
          const made = await store().change((change) => change.insert('categories', { name }));
          expect(await store().read((view) => view.get('categories', made.id))).toEqual(made);
          await store().read((view) => view.list('categories', { search, limit: 1 }));
        }),
        { numRuns: 25 },
      );
    });
  });
}
