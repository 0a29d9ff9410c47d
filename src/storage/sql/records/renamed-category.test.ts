import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sectionCases } from '../../../../tests/support/newsroom/section-cases.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import type { Database } from '../database.ts';

for (const { engine, newPlace } of sqlEngines) {
  describe(`[category-references] in ${engine}`, () => {
    let place: SqlPlace;
    let database: Database;
    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ hasSamples: false });
    });
    afterAll(() => place.clear());

    for (const { title, run } of sectionCases) {
      test(title, async () => {
        await run(database.store);
        expect(await database.check()).toEqual([]);
      });
    }
  });
}
