import { afterAll, describe, expect, test } from 'vitest';
import type { Presences, Present } from '#core/article/presence/presence.ts';
import { createMemoryPresences } from '../../../../tests/support/newsroom/memory-presences.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22, 10, 0, seconds));

const mara: Present = {
  ...{ article: 'article-1', tab: 'tab-1', userId: 'user-1', name: 'Mara' },
  ...{ mode: 'writing', wants: 'ask' },
};
const ravi: Present = {
  ...{ article: 'article-1', tab: 'tab-2', userId: undefined, name: 'Ravi' },
  ...{ mode: 'reading', wants: undefined },
};

/** What every adapter of `Presences` promises. */
function describePresences(name: string, open: () => Promise<Presences>): void {
  describe(`presences ${name}`, () => {
    test('are those whose time has not passed, by name, of one article or of all', async () => {
      const presences = await open();
      await presences.keep(ravi, at(25));
      await presences.keep(mara, at(30));
      await presences.keep({ ...mara, article: 'article-2' }, at(30));
      expect(await presences.list(at(24), 'article-1')).toEqual([mara, ravi]);
      expect(await presences.list(at(25), 'article-1')).toEqual([mara]);
      expect(await presences.list(at(24))).toHaveLength(3);
      expect(await presences.list(at(30))).toEqual([]);
    });

    test('are replaced by the next report of their tab, and gone when it leaves', async () => {
      const presences = await open();
      await presences.keep(mara, at(25));
      await presences.keep({ ...mara, mode: 'reading', wants: undefined }, at(35));
      expect(await presences.list(at(30), 'article-1')).toMatchObject([{ mode: 'reading' }]);
      await presences.leave('article-1', 'tab-1');
      await presences.leave('article-1', 'tab-9');
      expect(await presences.list(at(30), 'article-1')).toEqual([]);
    });
  });
}

describePresences('in memory', async () => createMemoryPresences());

for (const { engine, newPlace } of sqlEngines) {
  describe(engine, () => {
    const places: SqlPlace[] = [];
    afterAll(async () => {
      for (const place of places) await place.clear();
    }, 60_000);
    describePresences(`in ${engine}`, async () => {
      const place = await newPlace();
      places.push(place);
      const { presences } = await place.open({ clock: { now: () => at(0) }, hasSamples: false });
      return presences;
    });
  });
}
