import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestNewsroom, storedArticle } from '../../tests/support/newsroom/test-newsroom.ts';
import { stretchFrom } from './list-stretch.ts';
import type { Store } from './ports.ts';

const MINUTE = 60_000;
const NEWEST = Date.parse('2026-11-20T06:30:00.000Z');

/** A store with `count` articles, of which `article-0` is the newest. */
const storeOf = (count: number) =>
  createTestNewsroom({
    articles: Array.from({ length: count }, (_, at) =>
      storedArticle({
        id: `article-${at}`,
        publishedAt: new Date(NEWEST - at * MINUTE).toISOString(),
      }),
    ),
  }).store;

const stretch = (
  store: Store,
  cursor: string | undefined,
  limit: number,
  most = Number.POSITIVE_INFINITY,
) =>
  store.read(async (view) => {
    const found = await stretchFrom(view, 'articles', {}, { cursor, limit, most });
    return { ids: found.records.map(({ id }) => id), next: found.next };
  });

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `article-${first + at}`);

async function walk(store: Store, limit: number, most?: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { ids, next } = await stretch(store, cursor, limit, most);
    seen.push(...ids);
    cursor = next;
  } while (cursor !== undefined);
  return seen;
}

test('[api-cursor] paging through a list returns every record once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 80 }),
      async (count, limit, most) => {
        const store = storeOf(count);
        expect(await walk(store, limit)).toEqual(idsFrom(0, count));
        expect(await walk(store, limit, most)).toEqual(idsFrom(0, Math.min(count, most)));
      },
    ),
    { numRuns: 40 },
  );
});

test('[api-cursor] deleting records before the cursor does not shift the next page', async () => {
  const store = storeOf(200);
  const { next } = await stretch(store, undefined, 120);
  await store.change(async (change) => {
    for (const id of idsFrom(0, 120)) await change.remove('articles', id);
  });
  expect((await stretch(store, next, 20)).ids).toEqual(idsFrom(120, 20));
});

test.each([
  ['20.article-19', 'of an earlier version continues after its record', idsFrom(20, 5)],
  ['7.article-19', 'of an earlier version ignores its count if the record exists', idsFrom(20, 5)],
  ['20.article-999', 'of an earlier version skips its count if the record is gone', idsFrom(20, 5)],
  ['20', 'skips its count', idsFrom(20, 5)],
])('[api-cursor] the cursor %s %s', async (cursor, _, expected) => {
  expect((await stretch(storeOf(30), cursor, 5)).ids).toEqual(expected);
});

test.each(['', 'x', '-1.a', '1e9.a', '99999999999.a', '.a', '20.\n', '0~', '5~x', '5~["a",1]'])(
  '[api-cursor] the malformed cursor %j does not fail',
  async (cursor) => {
    const { ids } = await stretch(storeOf(30), cursor, 5);
    expect(ids.length).toBeLessThanOrEqual(5);
  },
);

test.each(['', 'x', 'x2', '2x', '-1.a', '1e9.a', '9999999999.a', '.a', '0~', '~a'])(
  '[api-cursor] the malformed cursor %j starts at the beginning',
  async (cursor) => {
    expect((await stretch(storeOf(3), cursor, 2)).ids).toEqual(idsFrom(0, 2));
  },
);

test.each<[string | undefined, number, number | undefined, number, string | undefined]>([
  [undefined, 2, undefined, 2, '2~'],
  [undefined, 4, undefined, 4, '4~'],
  [undefined, 5, undefined, 5, undefined],
  [undefined, 6, undefined, 5, undefined],
  // The most over all pages ends a list before its last record.
  [undefined, 2, 3, 2, '2~'],
  [undefined, 2, 2, 2, undefined],
  [undefined, 3, 2, 2, undefined],
  ['2', 2, 3, 1, undefined],
  ['2', 2, 5, 2, '4~'],
  ['4', 2, 5, 1, undefined],
  ['3', 2, 3, 0, undefined],
  ['9', 2, 3, 0, undefined],
  ['9', 2, undefined, 0, undefined],
])('[api-cursor] of 5 records, from %s on, %i a page, at most %s', async (...one) => {
  const [cursor, limit, most, count, beginningOfNext] = one;
  const { ids, next } = await stretch(storeOf(5), cursor, limit, most);
  expect(ids).toEqual(idsFrom(Number(cursor ?? 0), count));
  expect(next?.slice(0, 2)).toBe(beginningOfNext);
});
