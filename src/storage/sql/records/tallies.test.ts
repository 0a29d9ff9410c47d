import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sqlEngines, withEngine } from '../../../../tests/support/sql/sql-places.ts';

for (const { engine: name, newPlace } of sqlEngines) {
  describe(`numbers of records that ${name} keeps`, () => {
    test('a wrong one is found by the check', async () => {
      const place = await newPlace();
      try {
        const database = await place.open();
        expect(await database.check()).toEqual([]);
        await withEngine(place, (engine) =>
          engine.change((queries) =>
            sql`update tallies set count = count + 1
              where collection = 'articles' and field = 'featured'`.execute(queries),
          ),
        );
        expect(await database.check()).toEqual(["articles: the records aren't counted right"]);
      } finally {
        await place.clear();
      }
    });
  });
}
