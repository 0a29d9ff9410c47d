import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CountedViews, Figures } from '#core/figures/figures.ts';
import { createMemoryFigures } from '../../../../tests/support/newsroom/memory-figures.ts';
import { testClock } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import type { Database } from '../database.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse('2026-11-27T08:30:00Z');
const TEN = NOW - HOUR;

const none: CountedViews = { hours: [], parts: [], visitors: [], bots: [], minutes: [] };
const all = { from: 0, to: NOW + HOUR };

const hour = (article: string, at: number, views: number, quarters = 0, minutes = 0) => ({
  ...{ article, hour: at, views, quarters, minutes },
});
const part = (article: string, at: number, key: string, views: number) => ({
  ...({ article, hour: at, part: 'source', key, views } as const),
});

/** Suite of every place of sums; `open` gives an empty one. */
function keepsSums(open: () => Promise<Figures>): void {
  test('sums of the same hour are added up, those of others are told apart', async () => {
    const figures = await open();
    expect(await figures.begun()).toBeUndefined();
    expect(await figures.viewsSince(0)).toBe(0);
    await figures.add({ ...none, hours: [hour('', TEN, 3, 2, 1), hour('a', TEN, 3)] }, NOW);
    await figures.add(
      { ...none, hours: [hour('', TEN, 4, 1), hour('', NOW, 9), hour('b', NOW, 9)] },
      NOW,
    );
    expect(await figures.begun()).toBe(TEN);
    expect(await figures.hours('', all)).toEqual([
      { hour: TEN, views: 7, quarters: 3, minutes: 1 },
      { hour: NOW, views: 9, quarters: 0, minutes: 0 },
    ]);
    expect(await figures.hours('', { from: TEN, to: NOW })).toHaveLength(1);
    expect(await figures.articles(all, 1)).toEqual([
      { article: 'b', views: 9, quarters: 0, minutes: 0 },
    ]);
    expect(await figures.hoursOfArticles(all)).toEqual([
      { article: 'a', hour: TEN, views: 3 },
      { article: 'b', hour: NOW, views: 9 },
    ]);
  });

  test('parts, visitors, bots and minutes', async () => {
    const figures = await open();
    const counted: CountedViews = {
      hours: [],
      parts: [part('', TEN, 'own', 2), part('', NOW, 'search', 3), part('a', NOW, 'own', 1)],
      visitors: [
        { article: '', day: '2026-11-27', visitors: 2 },
        { article: 'a', day: '2026-11-26', visitors: 7 },
      ],
      bots: [{ day: '2026-11-27', rule: 'named', views: 5 }],
      minutes: [{ minute: NOW - 60_000, views: 4 }],
    };
    await figures.add(counted, NOW);
    await figures.add({ ...counted, minutes: [{ minute: NOW, views: 1 }] }, NOW);
    expect(await figures.parts(['', 'a'], all)).toEqual([
      { article: '', part: 'source', key: 'search', views: 6 },
      { article: '', part: 'source', key: 'own', views: 4 },
      { article: 'a', part: 'source', key: 'own', views: 2 },
    ]);
    expect(await figures.visitors(['', 'a'], '2026-11-27')).toEqual(new Map([['', 4]]));
    expect(await figures.bots('2026-11-26', '2026-11-27')).toEqual([{ rule: 'named', views: 10 }]);
    expect(await figures.bots('2026-11-28', '2026-11-28')).toEqual([]);
    expect(await figures.viewsSince(NOW - 60_000)).toBe(1);
    expect(await figures.viewsSince(NOW - 60_001)).toBe(5);
  });

  test('old sums are dropped; thousands of rows fit into one addition', async () => {
    const figures = await open();
    const many = Array.from({ length: 5000 }, (_, at) => hour(`article-${at}`, NOW, 1));
    const old = NOW - 91 * 24 * HOUR;
    await figures.add(
      {
        ...none,
        hours: [...many, hour('', old, 1)],
        parts: [part('', NOW - 31 * 24 * HOUR, 'own', 1)],
      },
      NOW,
    );
    expect(await figures.hours('', all)).toEqual([]);
    expect(await figures.parts([''], all)).toEqual([]);
    expect(await figures.hoursOfArticles(all)).toHaveLength(5000);
  });
}

describe('in memory', () => keepsSums(async () => createMemoryFigures()));

for (const { engine, newPlace } of sqlEngines) {
  describe(`in ${engine}`, () => {
    const opened: Database[] = [];
    const places: SqlPlace[] = [];
    beforeAll(async () => {
      for (let at = 0; at < 3; at += 1) {
        const place = await newPlace();
        places.push(place);
        opened.push(await place.open({ clock: testClock, hasSamples: false }));
      }
    }, 60_000);
    afterAll(async () => {
      for (const place of places) await place.clear();
    }, 60_000);
    let next = 0;
    keepsSums(async () => {
      const database = opened[next];
      next += 1;
      if (!database) throw new Error('no database');
      return database.figures;
    });
  });
}
