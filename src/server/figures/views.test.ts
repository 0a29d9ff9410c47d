import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMemoryFigures } from '../../../tests/support/newsroom/memory-figures.ts';
import { TEST_NOW, testClock } from '../../../tests/support/newsroom/test-newsroom.ts';
import { createViews } from './views.ts';

const all = { from: 0, to: TEST_NOW.getTime() + 3_600_000 };
const DAY = '2026-11-21';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function open() {
  const figures = createMemoryFigures();
  let origin = '';
  let renewals = 0;
  const reported: unknown[] = [];
  const views = createViews({
    figures,
    clock: testClock,
    origins: () => [origin],
    trustedProxies: 1,
    headers: { 'x-content-type-options': 'nosniff' },
    readZone: async () => 'Asia/Kolkata',
    pagesAt: async (paths) =>
      new Map(paths.map((path) => [path, { article: path.slice(1), section: '', place: '' }])),
    renewMostRead: async () => {
      renewals += 1;
    },
    runningTests: async () => new Set(['rain:0a1b2c3d']),
    decideTests: async () => {},
    report: (error) => reported.push(error),
  });
  const server = createServer((incoming, outgoing) => {
    if (!views.answer(incoming, outgoing)) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  closings.push(async () => {
    await views.close();
    server.close();
  });
  /** Reports as a page does; further headers replace its own. */
  const report = async (asked: Record<string, string>, headers: Record<string, string> = {}) => {
    const { status } = await fetch(`${origin}/api/views?${new URLSearchParams(asked)}`, {
      method: 'POST',
      headers: { origin, 'user-agent': FIREFOX, 'x-forwarded-for': '192.0.2.1', ...headers },
    });
    return status;
  };
  return { figures, flush: views.flush, report, reported, origin, renewals: () => renewals };
}

const seen = { p: '/rain', r: '', w: '390', s: '1' };

test('a view is stored with source, device and visitor, and what is most read is renewed', async () => {
  const { figures, flush, renewals, report, reported, origin } = await open();
  expect(await report(seen)).toBe(204);
  await report({ ...seen, w: '1440', r: 'www.google.com' }, { 'x-forwarded-for': '192.0.2.2' });
  await report({ ...seen, w: '820', r: new URL(origin).host });
  await report({ ...seen, s: '15' });
  await flush();
  expect(await figures.hours('rain', all)).toMatchObject([{ views: 3, quarters: 1, minutes: 0 }]);
  const parts = await figures.parts([''], all);
  expect(parts.map(({ part, key, views }) => `${part} ${key} ${views}`).toSorted()).toEqual([
    'device computer 1',
    'device phone 1',
    'device tablet 1',
    'source none 1',
    'source own 1',
    'source search 1',
  ]);
  expect(await figures.visitors(['', 'rain'], DAY)).toEqual(
    new Map([
      ['', 2],
      ['rain', 2],
    ]),
  );
  expect(renewals()).toBe(1);
  expect(reported).toEqual([]);
});

test('bots are told by their name, by their program and by where the report comes from', async () => {
  const { figures, flush, report } = await open();
  await report(seen, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await report(seen, { 'user-agent': 'curl/8.5.0' });
  await report({ ...seen, steered: '' });
  await report(seen, { origin: 'https://elsewhere.example' });
  await report(seen, { 'sec-fetch-site': 'cross-site' });
  await flush();
  expect(await figures.hours('', all)).toEqual([]);
  expect(await figures.bots(DAY, DAY)).toEqual(
    expect.arrayContaining([
      { rule: 'named', views: 2 },
      { rule: 'foreign', views: 2 },
      { rule: 'steered', views: 1 },
    ]),
  );
});

test.each([
  { ...seen, s: '999999' },
  { ...seen, s: '-1' },
  { ...seen, s: '' },
  { ...seen, p: 'rain' },
  { ...seen, p: `/${'x'.repeat(400)}` },
  { s: '1' },
])('forged: %j counts nothing', async (forged) => {
  const { figures, flush, report } = await open();
  expect(await report(forged)).toBe(204);
  await flush();
  expect(await figures.hours('', all)).toEqual([]);
});

test('odd widths and sources are a phone and nobody, and a body is not taken', async () => {
  const { figures, flush, origin, report } = await open();
  await report({ ...seen, w: '1e999', r: '<script>' });
  await report({ ...seen, w: 'NaN', r: 'x'.repeat(500) });
  const answer = await fetch(`${origin}/api/views?${new URLSearchParams(seen)}`, {
    method: 'POST',
    body: 'more',
  });
  expect(answer.status).toBe(404);
  await flush();
  const parts = await figures.parts([''], all);
  expect(parts.map(({ part, key, views }) => `${part} ${key} ${views}`).toSorted()).toEqual([
    'device computer 1',
    'device phone 1',
    'source none 2',
  ]);
});

test('the headlines of tests that run are counted as they are shown and followed; others are not', async () => {
  const { figures, flush, report, origin } = await open();
  await flush();
  const drawn = (name: string, key = '0a1b2c3d') => `rain:${key}:${name}`;
  await report({ ...seen, t: drawn('first') });
  await report({ ...seen, t: drawn('second') }, { 'x-forwarded-for': '192.0.2.2' });
  await report({ f: drawn('second') });
  await report({ ...seen, t: drawn('third') });
  await report({ ...seen, t: drawn('first', 'ffffffff') });
  await report({ ...seen, t: 'x'.repeat(10_000) });
  await report({ f: drawn('first'), steered: '' });
  const many = new URLSearchParams([
    ...Object.entries(seen),
    ...Array.from({ length: 400 }, () => ['t', drawn('first')]),
  ]);
  await fetch(`${origin}/api/views?${many}`, {
    method: 'POST',
    headers: { origin, 'user-agent': FIREFOX },
  });
  await flush();
  const sums = (await figures.parts(['rain'], all)).filter(({ part }) => part === 'headline');
  expect(sums.map(({ key, views }) => `${key} ${views}`).toSorted()).toEqual([
    '0a1b2c3d first shown 26',
    '0a1b2c3d second followed 1',
    '0a1b2c3d second shown 1',
  ]);
});
