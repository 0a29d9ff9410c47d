import { expect, test } from 'vitest';
import { admin, onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { createMemoryFigures } from '../../../tests/support/newsroom/memory-figures.ts';
import {
  createTestPorts,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import type { CountedViews } from './figures.ts';

const HOUR = 60 * 60 * 1000;
const NOW = TEST_NOW.getTime();
/** Begin of the hour of `TEST_NOW`, 12:00 on the clocks of India. */
const NOON = NOW;
const none: CountedViews = { hours: [], parts: [], visitors: [], bots: [], minutes: [] };

const hour = (at: number, views: number, article = '') => ({
  ...{ article, hour: at, views, quarters: Math.floor(views / 2), minutes: 0 },
});

function open(counted: Partial<CountedViews>) {
  const figures = createMemoryFigures();
  void figures.add({ ...none, ...counted }, NOW);
  const articles = [storedArticle({ id: 'article-1', title: 'Rain' })];
  const { ports } = createTestPorts({ articles }, { online: { ...onlineForExamples(), figures } });
  const { readFigures } = createBackOffice(ports);
  return async (input: Parameters<typeof readFigures>[1] = {}) =>
    valueIn(await readFigures(admin, input));
}

test('today has hours of the site’s clocks, up to now, beside what is usual', async () => {
  const week = 7 * 24 * HOUR;
  const read = open({
    hours: [
      hour(NOON, 6),
      hour(NOON - HOUR, 10),
      hour(NOON - HOUR - week, 8),
      hour(NOON - week, 50),
      hour(NOON - 2 * week, 4),
      hour(NOON - HOUR - 2 * week, 40),
      hour(NOON - 3 * week, 4),
    ],
    visitors: [{ article: '', day: '2026-11-21', visitors: 7 }],
    bots: [{ day: '2026-11-21', rule: 'named', views: 3 }],
    minutes: [{ minute: NOW - 60_000, views: 4 }],
  });
  const { points, total, compared, visitors, bots, now } = await read();
  expect(points).toHaveLength(24);
  expect(points[11]).toEqual({ at: new Date(NOON - HOUR).toISOString(), views: 10, usual: 8 });
  expect(points[12]).toEqual({ at: new Date(NOON).toISOString(), views: 6, usual: 4 });
  expect(points[13]).not.toHaveProperty('views');
  expect(total).toEqual({ views: 16, quarters: 8, minutes: 0 });
  // The running hour is left out, and of two weeks the lower one is the middle.
  expect(compared).toEqual({ views: 10, usual: 8 });
  expect({ visitors, bots, now }).toEqual({
    visitors: 7,
    bots: [{ rule: 'named', views: 3 }],
    now: 4,
  });
});

test('days are added up and compared with as many before, once there are so many', async () => {
  const day = 24 * HOUR;
  const hours = [
    hour(NOON, 6),
    hour(NOON - day, 5),
    hour(NOON - 7 * day - HOUR, 2),
    hour(NOON - 7 * day + HOUR, 30),
    hour(NOON - 40 * day, 1),
  ];
  const read = open({ hours });
  const { points, total, compared, visitors } = await read({ period: '7-days' });
  expect(points.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 5, 6]);
  expect(total.views).toBe(11);
  // In whole hours, and of the day a week ago no more than has passed of today.
  expect(compared).toEqual({ views: 5, usual: 2 });
  expect(visitors).toBeUndefined();
  expect((await read({ period: '28-days' })).compared).toBeUndefined();
});

test('articles are ranked with their source and place, gone ones without a title', async () => {
  const part = (
    article: string,
    name: 'source' | 'section' | 'place',
    key: string,
    views: number,
  ) => ({
    ...{ article, hour: NOON, part: name, key, views },
  });
  const read = open({
    hours: [hour(NOON, 20), hour(NOON, 9, 'article-1'), hour(NOON, 11, 'article-gone')],
    parts: [
      part('article-1', 'source', 'search', 5),
      part('article-1', 'source', 'own', 4),
      part('article-1', 'section', 'world', 9),
      part('article-1', 'place', 'lead-1', 9),
      part('', 'source', 'search', 16),
    ],
    visitors: [{ article: 'article-1', day: '2026-11-21', visitors: 6 }],
  });
  const { articles, sources } = await read();
  expect(articles).toEqual([
    { id: 'article-gone', section: '', views: 11, quarters: 5, minutes: 0 },
    {
      ...{ id: 'article-1', title: 'Rain', section: 'world', views: 9, quarters: 4, minutes: 0 },
      ...{ visitors: 6, source: 'search', place: 'lead-1' },
    },
  ]);
  expect(sources).toEqual([{ key: 'search', views: 16 }]);
  const own = await read({ article: 'article-1' });
  expect(own.article).toMatchObject({ id: 'article-1', title: 'Rain' });
  expect(own).toMatchObject({ total: { views: 9 }, visitors: 6, articles: [] });
  expect(own.places).toEqual([{ key: 'lead-1', views: 9 }]);
});

test('readers see no figures, and the browser edition says that it has none', async () => {
  const { readFigures } = createBackOffice(createTestPorts().ports);
  expect(valueIn(await readFigures(admin, {})).isCounted).toBe(false);
  expect(await readFigures(visitor, {})).toMatchObject({ ok: false });
});
