import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { createMemoryFigures } from '../../../tests/support/newsroom/memory-figures.ts';
import {
  createTestPorts,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createNewsroom } from '../newsroom.ts';
import type { CountedViews } from './figures.ts';
import { rankMostRead } from './most-read.ts';
import { renewMostRead } from './standing-most-read.ts';

const HOUR = 60 * 60 * 1000;
const NOW = TEST_NOW.getTime();
const ago = (article: string, hours: number, views: number) => ({
  ...{ article, hour: NOW - hours * HOUR, views },
});

test('newer views count more, those of a day ago not at all, and ten are the least', () => {
  expect(
    rankMostRead(
      [
        ago('old', 20, 100),
        ago('new', 1, 40),
        ago('gone', 24, 1000),
        ago('few', 0, 9),
        ago('both', 1, 9),
        ago('both', 12, 1),
      ],
      NOW,
    ),
  ).toEqual(['new', 'old', 'both']);
});

function openNewsroom(count = 8) {
  const articles = Array.from({ length: count }, (_, at) => storedArticle({ id: `article-${at}` }));
  const figures = createMemoryFigures();
  const { ports } = createTestPorts({ articles }, { online: { ...onlineForExamples(), figures } });
  const newsroom = createNewsroom(ports);
  const none: CountedViews = { hours: [], parts: [], visitors: [], bots: [], minutes: [] };
  return {
    read: async (views: Record<string, number>) => {
      const hours = Object.entries(views).map(([article, count]) => ({
        ...{ article, hour: NOW - HOUR, views: count, quarters: 0, minutes: 0 },
      }));
      await figures.add({ ...none, hours }, NOW);
      await renewMostRead(ports);
    },
    stored: async () => (await ports.store.standing('mostRead'))[0],
    onFront: async () =>
      valueIn(await newsroom.readFront(visitor, {})).mostRead.map(({ id }) => id),
    under: async (id: string) =>
      valueIn(await newsroom.readArticle(visitor, { id })).mostRead.map((one) => one.id),
    remove: (id: string) => ports.store.change((change) => change.remove('articles', id)),
  };
}

test('the homepage has the five most read, an article’s page those that are others', async () => {
  const { onFront, read, under } = openNewsroom();
  expect(await onFront()).toEqual([]);
  await read({ 'article-1': 50, 'article-2': 40, 'article-3': 30 });
  expect(await onFront()).toEqual(['article-1', 'article-2', 'article-3']);
  // Two are no list.
  expect(await under('article-1')).toEqual([]);
  await read({ 'article-4': 60, 'article-5': 20, 'article-6': 15, 'article-7': 12 });
  expect(await onFront()).toEqual([4, 1, 2, 3, 5].map((at) => `article-${at}`));
  expect(await under('article-4')).toEqual([1, 2, 3, 5, 6].map((at) => `article-${at}`));
});

test('an article that is gone is in no list, and a list that stays is not stored anew', async () => {
  const { onFront, read, remove, stored } = openNewsroom();
  await read({ 'article-1': 50, 'article-2': 40, 'article-3': 30, 'article-4': 20 });
  const first = await stored();
  await read({ 'article-1': 1 });
  expect(await stored()).toEqual(first);
  await remove('article-2');
  expect(await onFront()).toEqual(['article-1', 'article-3', 'article-4']);
  await remove('article-3');
  expect(await onFront()).toEqual([]);
});
