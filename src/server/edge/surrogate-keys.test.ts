import { expect, test } from 'vitest';
import { createReadLog, isTouched } from '#core/freshness/reads.ts';
import type { Touched } from '#core/freshness/touch.ts';
import { randomOfTest } from '../../../tests/support/use-seed.ts';
import { keysOfAll, keysOfReads, keysOfTouched } from './surrogate-keys.ts';

const shares = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key));

const card = { card: {} };

test('whatever touches a page has one of its keys', () => {
  const random = randomOfTest();
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[random(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const ids = ['a', 'b', 'c', 'd'];
  const names = ['articles', 'tags', 'settings'] as const;
  const conditions = [{ category: 'News' }, { category: 'Sport' }, { author: { oneOf: ids } }, {}];
  let touchedPages = 0;
  for (let round = 0; round < 2000; round += 1) {
    const log = createReadLog();
    for (let at = random(4); at >= 0; at -= 1) {
      const name = pick(names);
      const found = ids.filter(() => random(3) === 0).map((id) => ({ id, number: random(9) }));
      const query = { where: pick(conditions), limit: 1 + random(4) };
      const read = pick([
        () => log.whole(name),
        () => log.record(name, pick(ids)),
        () => log.count(name, query),
        () => log.list(name, card, query, found, pick(['records', 'cards'] as const)),
      ]);
      read();
    }
    const lists = ['', 'category=News', 'category=Sport', 'author=a', 'id=b'];
    const touched: Touched = new Map([
      [
        pick(names),
        random(5) === 0
          ? undefined
          : [
              {
                id: pick(ids),
                hasNewCard: random(2) === 0,
                lists: lists.filter(() => random(3) === 0),
                at: random(9),
              },
            ],
      ],
    ]);
    if (!isTouched(log.reads, touched)) continue;
    touchedPages += 1;
    expect(shares(keysOfReads(log.reads), keysOfTouched(touched))).toBe(true);
  }
  expect(touchedPages).toBeGreaterThan(500);
});

test('a change of another article touches no page that read only this one', () => {
  const log = createReadLog();
  log.record('articles', 'this');
  const other: Touched = new Map([['articles', [{ id: 'other', hasNewCard: true, lists: [''] }]]]);
  expect(shares(keysOfReads(log.reads), keysOfTouched(other))).toBe(false);
});

test('the keys of a page that read very much fit into a header', () => {
  const log = createReadLog();
  for (const name of ['articles', 'tags', 'authors', 'categories'] as const) {
    for (let at = 0; at < 249; at += 1) log.record(name, `${name} ${at}`);
  }
  const keys = keysOfReads(log.reads);
  expect(keys.join(' ').length).toBeLessThan(7000);
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter((key) => key.endsWith('-whole'))).toHaveLength(2);
  expect(shares(keys, keysOfAll())).toBe(true);
});
