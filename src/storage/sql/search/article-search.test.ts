import { describe, expect, test } from 'vitest';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import { searchContract } from '../../contract/article-search.contract.ts';

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
  });
}
