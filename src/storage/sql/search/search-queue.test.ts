import { describe, expect, test } from 'vitest';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';

for (const { engine, newPlace } of sqlEngines) {
  describe(`many searches at once in ${engine}`, () => {
    test('[search-queue] some run, fifty wait, more are refused, and records can be read meanwhile', async () => {
      const place = await newPlace();
      try {
        const { search, store } = await place.open({ hasSamples: true });
        const query = { term: 'monsoon', page: 1, now: new Date(), findsClosed: false };
        const asked = Promise.allSettled(Array.from({ length: 70 }, () => search.find(query)));
        // Waiting searches hold no read connection.
        expect(await store.read((view) => view.count('articles'))).toBeGreaterThan(0);
        const answers = await asked;
        const refused = answers.filter(({ status }) => status === 'rejected');
        expect(refused[0]).toMatchObject({ reason: { failure: { kind: 'too-busy' } } });
        expect(refused.length).toBeGreaterThanOrEqual(18);
        expect(refused.length).toBeLessThanOrEqual(19);
        expect((await search.find(query)).total).toBeGreaterThan(0);
      } finally {
        await place.clear();
      }
    });
  });
}
