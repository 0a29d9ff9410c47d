import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../../tests/support/newsroom/work-off-jobs.ts';
import { visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { createNewsroom } from '../../newsroom.ts';

/** A newsroom with one publication, at 10 o'clock, and what its addresses answer readers. */
function openNewsroom() {
  let hour = 10;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, hour)) };
  const article = { id: 'article-1', slug: 'rain', formerSlugs: ['drought'], title: 'Rain' };
  const { ports } = createTestPorts(
    { articles: [storedArticle({ id: 'article-9' }), storedArticle(article)] },
    { clock },
  );
  const backOffice = createBackOffice(ports);
  const { readArticle } = createNewsroom(ports);
  return {
    give: async (command: 'withdraw' | 'publish' | 'discard' | 'set-end', input: object = {}) =>
      valueIn(
        await backOffice.article(command)(admin, { id: 'article-1', version: 'any', ...input }),
      ),
    withdraw: (leadsTo: string) =>
      backOffice.article('withdraw')(admin, { id: 'article-1', version: 'any', leadsTo }),
    runJobs: () => workOffJobs(ports),
    setHour: (next: number) => {
      hour = next;
    },
    answers: () =>
      Promise.all(
        ['article-1', 'rain', 'drought'].map(async (id) => {
          const outcome = await readArticle(visitor, { id });
          return outcome.ok ? outcome.value.title : outcome.failure;
        }),
      ),
  };
}

const gone = { kind: 'gone', code: 'article-withdrawn' };
const unknown = { kind: 'not-found', code: 'not-found' };

test('all addresses of a withdrawn article say so, until it is published again', async () => {
  const { answers, give } = openNewsroom();
  expect(await answers()).toEqual(['Rain', 'Rain', 'Rain']);
  await give('withdraw');
  expect(await answers()).toEqual([gone, gone, gone]);
  await give('publish');
  expect(await answers()).toEqual(['Rain', 'Rain', 'Rain']);
  await give('withdraw');
  expect(await answers()).toEqual([gone, gone, gone]);
});

test('the addresses of a deleted article are unknown', async () => {
  const { answers, give } = openNewsroom();
  await give('withdraw');
  await give('discard');
  expect(await answers()).toEqual([unknown, unknown, unknown]);
});

test('a publication that ended was withdrawn', async () => {
  const { answers, give, runJobs, setHour } = openNewsroom();
  await give('set-end', { endsAt: new Date(Date.UTC(2026, 10, 22, 11)).toISOString() });
  setHour(12);
  await runJobs();
  expect(await answers()).toEqual([gone, gone, gone]);
});

test('the addresses of a withdrawn article lead elsewhere, where that was wished, until it is withdrawn without', async () => {
  const { answers, give } = openNewsroom();
  const led = { ...gone, params: { leadsTo: '/article/article-9' } };
  await give('withdraw', { leadsTo: '/article/article-9' });
  expect(await answers()).toEqual([led, led, led]);
  await give('publish');
  expect(await answers()).toEqual(['Rain', 'Rain', 'Rain']);
  await give('withdraw');
  expect(await answers()).toEqual([gone, gone, gone]);
});

test.each([
  ['javascript:alert(1)', 'leads-to-malformed'],
  ['/article/drought', 'leads-to-itself'],
])('an article is not withdrawn to %j', async (leadsTo, code) => {
  const { answers, withdraw } = openNewsroom();
  expect(await withdraw(leadsTo)).toMatchObject({ failure: { code, field: 'leadsTo' } });
  expect(await answers()).toEqual(['Rain', 'Rain', 'Rain']);
});
