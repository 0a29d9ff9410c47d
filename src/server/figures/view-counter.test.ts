import { expect, test } from 'vitest';
import { createDistinct } from './distinct.ts';
import type { ViewedPage } from './sums-of.ts';
import { createViewCounter, MOST_VIEWS, type Report } from './view-counter.ts';

const zone = 'Asia/Kolkata';
/** 12:10 on the clocks of the zone. */
const NOON = Date.parse('2026-11-27T06:40:00Z');
const MINUTE = 60_000;

const view = (more: Partial<Report> = {}): Report => ({
  ...{ path: '/', source: 'none', device: 'phone', seconds: 1, visitor: 1 },
  ...more,
});

const pages: Record<string, ViewedPage> = {
  '/': { article: '', section: '', place: '' },
  '/article/rain': { article: 'article-1', section: 'india', place: 'lead-1' },
  '/article/article-1': { article: 'article-1', section: 'india', place: 'lead-1' },
};
const pagesAt = async (paths: readonly string[]) =>
  new Map(paths.flatMap((path) => (pages[path] ? [[path, pages[path]] as const] : [])));

test('views become sums of the site and of their article, by hours of the site’s clocks', async () => {
  const counter = createViewCounter(() => zone);
  counter.count(view(), NOON);
  counter.count(view({ path: '/article/rain', source: 'search', visitor: 2 }), NOON);
  counter.count(view({ path: '/article/rain', source: 'search', visitor: 2, seconds: 15 }), NOON);
  counter.count(view({ path: '/article/article-1', device: 'tablet' }), NOON + 50 * MINUTE);
  counter.count(view({ path: '/nowhere' }), NOON);
  counter.countBot('named', NOON);
  const first = Date.parse('2026-11-27T06:30:00Z');
  const next = first + 60 * MINUTE;
  const taken = await counter.take(pagesAt);
  expect(taken.hours).toEqual([
    { article: '', hour: first, views: 2, quarters: 1, minutes: 0 },
    { article: 'article-1', hour: first, views: 1, quarters: 1, minutes: 0 },
    { article: '', hour: next, views: 1, quarters: 0, minutes: 0 },
    { article: 'article-1', hour: next, views: 1, quarters: 0, minutes: 0 },
  ]);
  expect(taken.parts.filter(({ article }) => article === 'article-1')).toEqual([
    { article: 'article-1', hour: first, part: 'source', key: 'search', views: 1 },
    { article: 'article-1', hour: first, part: 'device', key: 'phone', views: 1 },
    { article: 'article-1', hour: first, part: 'section', key: 'india', views: 1 },
    { article: 'article-1', hour: first, part: 'place', key: 'lead-1', views: 1 },
    { article: 'article-1', hour: next, part: 'source', key: 'none', views: 1 },
    { article: 'article-1', hour: next, part: 'device', key: 'tablet', views: 1 },
    { article: 'article-1', hour: next, part: 'section', key: 'india', views: 1 },
    { article: 'article-1', hour: next, part: 'place', key: 'lead-1', views: 1 },
  ]);
  expect(taken.visitors).toEqual([
    { article: '', day: '2026-11-27', visitors: 2 },
    { article: 'article-1', day: '2026-11-27', visitors: 2 },
  ]);
  expect(taken.bots).toEqual([
    { day: '2026-11-27', rule: 'named', views: 1 },
    { day: '2026-11-27', rule: 'no-page', views: 1 },
  ]);
  expect(taken.minutes).toEqual([
    { minute: NOON, views: 3 },
    { minute: NOON + 50 * MINUTE, views: 1 },
  ]);
  expect(counter.isEmpty()).toBe(true);
});

test('a visitor counts once a day, and anew after midnight on the site’s clocks', async () => {
  const counter = createViewCounter(() => zone);
  const midnight = Date.parse('2026-11-27T18:30:00Z');
  for (const at of [midnight - 2, midnight - 1, midnight, midnight + 1]) counter.count(view(), at);
  expect((await counter.take(pagesAt)).visitors).toEqual([
    { article: '', day: '2026-11-27', visitors: 1 },
    { article: '', day: '2026-11-28', visitors: 1 },
  ]);
});

test('views that are stored are taken back, too', async () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < MOST_VIEWS; at += 1) counter.count(view({ visitor: 7 }), NOON);
  expect((await counter.take(pagesAt)).hours).toMatchObject([{ views: MOST_VIEWS }]);
  counter.count(view({ visitor: 7 }), NOON);
  const { hours, parts, visitors } = await counter.take(pagesAt);
  expect(hours).toMatchObject([{ views: -MOST_VIEWS }]);
  expect(parts.every(({ views }) => views === -MOST_VIEWS)).toBe(true);
  expect(visitors).toMatchObject([{ visitors: -1 }]);
});

test('who views more than a person reads in an hour is counted apart', async () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < MOST_VIEWS + 40; at += 1) counter.count(view({ visitor: 7 }), NOON);
  counter.count(view({ visitor: 8 }), NOON);
  const { hours, bots, visitors } = await counter.take(pagesAt);
  expect(hours[0]?.views).toBe(1);
  expect(visitors).toEqual([{ article: '', day: '2026-11-27', visitors: 1 }]);
  expect(bots).toEqual([{ day: '2026-11-27', rule: 'too-many', views: MOST_VIEWS + 40 }]);
  // In the next hour the visitor may be another.
  counter.count(view({ visitor: 7 }), NOON + 60 * MINUTE);
  expect((await counter.take(pagesAt)).hours).toMatchObject([{ views: 1 }]);
});

test('what waits is bounded, whatever addresses are reported', async () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < 30_000; at += 1)
    counter.count(view({ path: `/article/${at}`, visitor: at }), NOON);
  let asked = 0;
  const { bots, hours } = await counter.take(async (paths) => {
    asked = paths.length;
    return new Map();
  });
  expect(asked).toBe(20_000);
  expect(hours).toEqual([]);
  expect(bots.map(({ rule, views }) => [rule, views])).toEqual([
    ['too-many', 10_000],
    ['no-page', 20_000],
  ]);
});

test.each([1000, 100_000, 1_000_000])(
  '%i distinct numbers are estimated within half a per cent',
  (count) => {
    const distinct = createDistinct();
    let estimate = 0;
    let number = 12_345;
    for (let at = 0; at < count; at += 1) {
      // Xorshift: every number of 32 bits comes once.
      number ^= number << 13;
      number ^= number >>> 17;
      number ^= number << 5;
      estimate += distinct.add(number);
      distinct.add(number);
    }
    expect(Math.abs(estimate / count - 1)).toBeLessThan(0.005);
  },
);
