import { describe, test } from 'vitest';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import { storeContract } from '../../store.contract.ts';

/** Databases keep the whole activity log. */
const limits = { activityEntries: Number.POSITIVE_INFINITY };

for (const { engine, newPlace } of sqlEngines) {
  describe(`${engine} passes the store contract`, () => {
    for (const { title, run } of storeContract) {
      test(title, { timeout: 60_000 }, async () => {
        const place = await newPlace();
        try {
          await run(async (clock) => (await place.open({ clock })).store, limits);
        } finally {
          await place.clear();
        }
      });
    }
  });
}
