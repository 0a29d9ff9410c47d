import { expect, test } from 'vitest';
import { createDistinct } from './distinct.ts';
import { sumsOf, type ViewedPage } from './sums-of.ts';
import { createViewCounter, MOST_HOSTS, MOST_OF_NETWORK, type Report } from './view-counter.ts';
import { SUSPECT_VIEWS } from './visits.ts';

const zone = 'Asia/Kolkata';
/** 12:10 on the clocks of the zone. */
const NOON = Date.parse('2026-11-27T06:40:00Z');
const MINUTE = 60_000;

const view = (more: Partial<Report> = {}): Report => ({
  ...{ path: '/', source: 'none', device: 'phone', seconds: 1, visitor: 1, network: 1 },
  ...more,
});

const pages: Record<string, ViewedPage> = {
  '/': { article: '', section: '', place: '' },
  '/article/rain': { article: 'article-1', section: 'india', place: 'lead-1' },
  '/article/article-1': { article: 'article-1', section: 'india', place: 'lead-1' },
};
/** Sums of the views that a counter has counted. */
function takeFrom(counter: ReturnType<typeof createViewCounter>, now = NOON) {
  const taken = counter.take(now);
  if (!taken) throw new Error('Nothing was counted.');
  return sumsOf(taken, new Map(Object.entries(pages)));
}

test('views become sums of the site and of their article, by hours of the site’s clocks', () => {
  const counter = createViewCounter(() => zone);
  counter.count(view(), NOON);
  counter.count(view({ path: '/article/rain', source: 'search', visitor: 2 }), NOON);
  counter.count(view({ path: '/article/rain', source: 'search', visitor: 2, seconds: 15 }), NOON);
  counter.count(view({ path: '/article/article-1', device: 'tablet' }), NOON + 50 * MINUTE);
  counter.count(view({ path: '/nowhere' }), NOON);
  counter.countBot('named', NOON);
  const first = Date.parse('2026-11-27T06:30:00Z');
  const next = first + 60 * MINUTE;
  const taken = takeFrom(counter, NOON + 50 * MINUTE);
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
  expect(counter.take(NOON + 50 * MINUTE)).toBeUndefined();
});

test('a visitor counts once a day, and anew after midnight on the site’s clocks', () => {
  const counter = createViewCounter(() => zone);
  const midnight = Date.parse('2026-11-27T18:30:00Z');
  for (const at of [midnight - 2, midnight - 1, midnight, midnight + 1]) counter.count(view(), at);
  expect(takeFrom(counter, midnight + 2).visitors).toEqual([
    { article: '', day: '2026-11-27', visitors: 1 },
    { article: '', day: '2026-11-28', visitors: 1 },
  ]);
});

const many = SUSPECT_VIEWS + 40;

test('many pages of which none is read are those of a bot; what is stored of them is taken back', () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < many; at += 1) counter.count(view({ visitor: 7 }), NOON);
  counter.count(view({ visitor: 8 }), NOON);
  expect(takeFrom(counter).hours).toMatchObject([{ views: many + 1 }]);
  expect(counter.take(NOON + 5000)).toBeUndefined();
  const { hours, parts, visitors, bots } = takeFrom(counter, NOON + MINUTE);
  expect(hours).toMatchObject([{ views: -many, quarters: 0 }]);
  expect(parts.every(({ views }) => views === -many)).toBe(true);
  expect(visitors).toEqual([{ article: '', day: '2026-11-27', visitors: -1 }]);
  expect(bots).toEqual([{ day: '2026-11-27', rule: 'too-many', views: many }]);
  counter.count(view({ visitor: 7 }), NOON + MINUTE);
  expect(takeFrom(counter, NOON + MINUTE)).toMatchObject({ hours: [], bots: [{ views: 1 }] });
  // In the next hour the visitor may be another.
  counter.count(view({ visitor: 7 }), NOON + 60 * MINUTE);
  expect(takeFrom(counter, NOON + 60 * MINUTE).hours).toMatchObject([{ views: 1 }]);
});

test('many readers behind one address stay readers, since they look at what they open', () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < many; at += 1) {
    counter.count(view({ visitor: 7 }), NOON);
    if (at % 4 === 0) counter.count(view({ visitor: 7, seconds: 15 }), NOON + MINUTE / 2);
  }
  takeFrom(counter, NOON + MINUTE);
  expect(counter.take(NOON + 2 * MINUTE)).toBeUndefined();
});

test('what many readers behind one address open at once is no bot’s', () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < many; at += 1) counter.count(view({ visitor: 7 }), NOON);
  expect(takeFrom(counter, NOON + 1000).hours).toMatchObject([{ views: many }]);
  for (let at = 0; at < many / 2; at += 1)
    counter.count(view({ visitor: 7, seconds: 15 }), NOON + 16_000);
  expect(takeFrom(counter, NOON + 17_000).hours).toMatchObject([{ views: 0, quarters: many / 2 }]);
  // Others follow in a burst, whose first are not old enough to tell anything.
  for (let at = 0; at < 10 * many; at += 1) counter.count(view({ visitor: 7 }), NOON + MINUTE);
  expect(takeFrom(counter, NOON + MINUTE).hours).toMatchObject([{ views: 10 * many }]);
});

test('who opened a page before the hour turned may stay on it', () => {
  const counter = createViewCounter(() => zone);
  const end = Date.parse('2026-11-27T07:30:00Z');
  counter.count(view(), end - 1000);
  counter.count(view({ seconds: 15 }), end + 13_000);
  expect(takeFrom(counter, end + 14_000).hours).toMatchObject([{ views: 1 }, { quarters: 1 }]);
});

test('nobody stays longer on pages than they saw', () => {
  const counter = createViewCounter(() => zone);
  for (const seconds of [15, 60, 1, 60, 15, 15, 60, 60] as const)
    counter.count(view({ seconds }), NOON);
  expect(takeFrom(counter).hours).toMatchObject([{ views: 1, quarters: 1, minutes: 1 }]);
});

test('one network and the names of hosts are bounded', () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < MOST_OF_NETWORK + 10; at += 1)
    counter.count(view({ visitor: at, source: `host-${at}.example` }), NOON);
  const { hours, parts, bots } = takeFrom(counter);
  expect(hours).toMatchObject([{ views: MOST_OF_NETWORK }]);
  expect(bots).toMatchObject([{ rule: 'too-many', views: 10 }]);
  const sources = parts.filter(({ part }) => part === 'source');
  expect(sources).toHaveLength(MOST_HOSTS + 1);
  expect(sources.find(({ key }) => key === 'other')?.views).toBe(MOST_OF_NETWORK - MOST_HOSTS);
});

test('what waits is bounded, whatever addresses are reported', () => {
  const counter = createViewCounter(() => zone);
  for (let at = 0; at < 30_000; at += 1)
    counter.count(view({ path: `/article/${at}`, visitor: at, network: at }), NOON);
  const { bots, hours } = takeFrom(counter);
  expect(hours).toEqual([]);
  expect(bots.map(({ rule, views }) => [rule, views])).toEqual([
    ['too-many', 10_000],
    ['no-page', 20_000],
  ]);
});

test('parts of visitors are kept for the next time', () => {
  const counter = createViewCounter(() => zone);
  const visitorsOf = (from: number, count: number): number => {
    for (let at = from; at < from + count; at += 1)
      counter.count(view({ visitor: (at * 2_654_435_761) >>> 0, network: at }), NOON);
    return takeFrom(counter).visitors[0]?.visitors ?? 0;
  };
  visitorsOf(0, 600_000);
  // By now four in a hundred are taken for known ones, and the others count for as much more.
  let counted = 0;
  for (let at = 600_000; at < 600_400; at += 1) counted += visitorsOf(at, 1);
  expect(counted).toBeGreaterThan(393);
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
