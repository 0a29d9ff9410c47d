import { describe, test } from 'vitest';
import { createTestApi } from '../support/newsroom/test-api.ts';
import { expectTwoPeopleLoseNothing } from '../support/newsroom/two-people.ts';
import { sqlEngines } from '../support/sql/sql-places.ts';

/** Saves by each of the two. */
const SAVES = 500;

describe.each(sqlEngines)('in $engine', ({ newPlace }) => {
  test('two people who write in one article lose nothing, and nothing is in conflict', async () => {
    const place = await newPlace();
    const { store } = await place.open({ hasSamples: false });
    const api = createTestApi({ isAdminAuthenticated: 'true' }, {}, { store });
    await expectTwoPeopleLoseNothing(api, SAVES);
    await place.clear();
  }, 240_000);
});
