import { expect, test } from 'vitest';
import { createTestBackOffice } from '../../../tests/support/newsroom/test-newsroom.ts';
import { recordParts } from './record-parts.ts';

/** Lengths of the texts in each part, if a collection has records with texts of these lengths. */
async function partsOf(lengths: readonly number[]): Promise<number[][]> {
  const subscribers = lengths.map((_, at) => ({
    id: `subscriber-${at}`,
    email: `${at}@example.com`,
  }));
  const { store } = createTestBackOffice({ subscribers });
  const texts = lengths.map((length) => 'x'.repeat(length));
  return store.read(async (view) => {
    const parts: number[][] = [];
    for await (const part of recordParts(view, 'subscribers', async () => texts.shift() ?? '')) {
      parts.push(part.map((text) => text.length));
    }
    return parts;
  });
}

const MEBI = 1024 * 1024;

test.each([
  ['an empty collection has one empty part', [], [[]]],
  [
    'a part has up to 4 Mi characters',
    [2 * MEBI, 2 * MEBI, 1, 4 * MEBI, 1],
    [[2 * MEBI, 2 * MEBI], [1], [4 * MEBI], [1]],
  ],
  [
    'a larger record has a part of its own',
    [5 * MEBI, 1, 5 * MEBI, 1],
    [[5 * MEBI], [1], [5 * MEBI], [1]],
  ],
])('[archive-export] %s', async (_, lengths, parts) => {
  expect(await partsOf(lengths)).toEqual(parts);
});

test('[archive-export] a part has up to 500 records', async () => {
  const counts = async (records: number) =>
    (await partsOf(Array.from({ length: records }, () => 1))).map(({ length }) => length);
  expect(await counts(500)).toEqual([500]);
  expect(await counts(1001)).toEqual([500, 500, 1]);
});

test('[archive-export] records between those that a store leaves out are in it', async () => {
  const isReadable = (at: number): boolean => at < 50 || (at > 130 && at < 150) || at > 460;
  const all = Array.from({ length: 700 }, (_, at) => ({ id: `subscriber-${at}`, at }));
  const { store } = createTestBackOffice({
    subscribers: all.map(({ id, at }) => ({ id, email: `${at}@example.com` })),
  });
  const found: unknown[] = [];
  await store.read(async (view) => {
    const damaged: typeof view = {
      ...view,
      list: async (name, query) =>
        (await view.list(name, query)).filter(({ id }) => isReadable(Number(id.split('-')[1]))),
    };
    for await (const part of recordParts(damaged, 'subscribers', async (one) =>
      JSON.stringify(one),
    ))
      found.push(...part.map((text) => JSON.parse(text).id));
  });
  expect(found.toSorted()).toEqual(
    all
      .filter(({ at }) => isReadable(at))
      .map(({ id }) => id)
      .toSorted(),
  );
});
