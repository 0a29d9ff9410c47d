import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServerApi, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { createMemoryAttempts } from './counted-limits.ts';

let api: ServerApi;
beforeAll(async () => {
  api = await openServerApi();
});
afterAll(() => api.close());

test('[search-limit] one address may search 120 times a minute, without affecting others', async () => {
  const { call } = api.newCaller();
  const search = async () => (await call('GET', '/api/search?q=rain')).status;
  const statuses: number[] = [];
  for (let at = 0; at < 122; at += 1) statuses.push(await search());
  expect(statuses.filter((status) => status === 200).length).toBe(120);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  api.callFrom('198.51.100.9');
  expect(await search()).toBe(200);
  expect(api.reported).toEqual([]);
});

test('the count restarts after its window', async () => {
  let now = 0;
  const { take } = createMemoryAttempts(() => now);
  const rule = { tries: 2, window: 60 };
  const taken = [await take('a', rule), await take('a', rule), await take('a', rule)];
  expect(taken).toEqual([true, true, false]);
  expect(await take('b', rule)).toBe(true);
  now = 60_000;
  expect(await take('a', rule)).toBe(true);
});
