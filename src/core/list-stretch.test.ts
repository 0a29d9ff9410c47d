import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stretchFrom } from './list-stretch.ts';

const named = (count: number, prefix = 'a') =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}-${at}` }));

const listOf =
  (records: { id: string }[]) =>
  async (offset: number, limit: number): Promise<{ id: string }[]> =>
    records.slice(offset, offset + limit);

async function walk(records: { id: string }[], limit: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const stretch = await stretchFrom(listOf(records), cursor, limit);
    seen.push(...stretch.records.map(({ id }) => id));
    cursor = stretch.next;
  } while (cursor !== undefined);
  return seen;
}

test('[api-cursor] stretch by stretch shows every record once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(300), fc.integer({ min: 1, max: 100 }), async (count, limit) => {
      const records = named(count);
      expect(await walk(records, limit)).toEqual(records.map(({ id }) => id));
    }),
  );
});

test('[api-cursor] what is added or deleted before the cursor moves nothing', async () => {
  const records = named(60);
  const first = await stretchFrom(listOf(records), undefined, 20);
  const grown = [...named(30, 'new'), ...records];
  const after = await stretchFrom(listOf(grown), first.next, 20);
  expect(after.records).toEqual(records.slice(20, 40));
  const shrunk = records.slice(10);
  expect((await stretchFrom(listOf(shrunk), first.next, 20)).records).toEqual(
    records.slice(20, 40),
  );
});

test('[api-cursor] a cursor whose record is gone goes on at its place', async () => {
  const records = named(60);
  const { next } = await stretchFrom(listOf(records), undefined, 20);
  const without = records.filter(({ id }) => id !== 'a-19');
  expect((await stretchFrom(listOf(without), next, 5)).records[0]).toEqual({ id: 'a-21' });
});

test.each(['', 'x', '-1.a', '1e9.a', '99999999999.a', '20', '.a', '20.\n'])(
  '[api-cursor] the cursor %j is taken without complaint',
  async (cursor) => {
    const { records } = await stretchFrom(listOf(named(30)), cursor, 5);
    expect(records.length).toBeLessThanOrEqual(5);
  },
);
