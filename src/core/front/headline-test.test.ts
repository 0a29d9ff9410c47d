import { expect, test } from 'vitest';
import { admin, onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';
import { decideHeadlineTests, runningTests } from './decide-headline-tests.ts';
import { HOMEPAGE } from './front-plan.ts';
import { judgeHeadlines, LONGEST_TEST, testKey, testSumKey } from './headline-test.ts';

const counts = (first: [number, number], second: [number, number]) => ({
  first: { shown: first[0], followed: first[1] },
  second: { shown: second[0], followed: second[1] },
});

test.each([
  ['nothing is known', counts([0, 0], [0, 0]), { sure: expect.closeTo(0.5, 6), state: 'running' }],
  ['chance', counts([40, 0], [40, 6]), { better: 'second', state: 'running' }],
  ['equal', counts([4000, 100], [4000, 100]), { state: 'running' }],
  ['the second', counts([2000, 40], [2000, 80]), { better: 'second', state: 'won' }],
  ['the first', counts([2000, 80], [2000, 40]), { better: 'first', state: 'won' }],
  ['few followed any', counts([2000, 1], [2000, 12]), { state: 'running' }],
  ['too much alike', counts([50_000, 1000], [50_000, 1010]), { state: 'even' }],
  ['one was shown alone', counts([90_000, 900], [10, 9]), { state: 'running' }],
])('judged: %s', (_, given, verdict) => {
  expect(judgeHeadlines(given)).toMatchObject(verdict);
});

test('sureness is a probability: the same from both sides', () => {
  const one = judgeHeadlines(counts([1000, 20], [1000, 30]));
  const other = judgeHeadlines(counts([1000, 30], [1000, 20]));
  expect(one.sure).toBeCloseTo(other.sure, 6);
  expect(one.sure).toBeGreaterThan(0.92);
  expect(one.sure).toBeLessThan(0.93);
});

function open() {
  let ahead = 0;
  const online = onlineForExamples();
  const clock = { now: () => new Date(TEST_NOW.getTime() + ahead) };
  const articles = [0, 1, 2].map((at) =>
    storedArticle({ id: `article-${at}`, title: `Own ${at}` }),
  );
  const { ports: plain } = createTestPorts({ articles });
  const ports = { ...plain, online, clock, edition: 'server' as const };
  const backOffice = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  return {
    ports,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    launch: async (fields: object) => {
      const pins = [{ slot: 'lead-1' as const, article: 'article-1', headline: '', ...fields }];
      return valueIn(
        await backOffice.launchFront(admin, { front: HOMEPAGE, version: 'any', pins, off: [] }),
      );
    },
    /** Counts as reports of readers do. */
    count: (
      first: string,
      second: string,
      { first: one, second: other } = counts([2000, 40], [2000, 80]),
    ) => {
      const key = testKey(first, second);
      const hour = clock.now().getTime();
      const sum = (name: 'first' | 'second', of: 'shown' | 'followed', views: number) => ({
        ...({ article: 'article-1', hour, part: 'headline', views } as const),
        key: testSumKey(key, name, of),
      });
      const parts = [
        sum('first', 'shown', one.shown),
        sum('first', 'followed', one.followed),
        sum('second', 'shown', other.shown),
        sum('second', 'followed', other.followed),
      ];
      const none = { hours: [], visitors: [], bots: [], minutes: [] };
      return online.figures.add({ ...none, parts }, hour);
    },
    lead: async () => valueIn(await newsroom.readFront(visitor, {})).lead,
    plan: () => ports.store.read((view) => view.get('fronts', HOMEPAGE)),
    desk: async () => valueIn(await backOffice.readFrontDesk(admin, { front: HOMEPAGE })),
    log: async () => (await ports.store.read((view) => view.list('activity')))[0],
  };
}

test('the better headline stays when it is sure enough, and the log says so', async () => {
  const site = open();
  await site.launch({ secondHeadline: 'Other' });
  expect((await site.lead())?.headlineTest).toEqual({
    key: testKey('Own 1', 'Other'),
    other: 'Other',
  });
  expect([...(await runningTests(site.ports))]).toEqual([`article-1:${testKey('Own 1', 'Other')}`]);
  await decideHeadlineTests(site.ports);
  expect((await site.desk()).tests).toMatchObject([
    { article: 'article-1', sure: expect.closeTo(0.5, 6) },
  ]);
  await site.count('Own 1', 'Other');
  expect((await site.desk()).tests).toMatchObject([
    { first: { shown: 2000, followed: 40 }, better: 'second' },
  ]);
  await decideHeadlineTests(site.ports);
  const lead = await site.lead();
  expect([lead?.title, lead?.headlineTest]).toEqual(['Other', undefined]);
  expect(await site.log()).toMatchObject({
    event: 'headline-test-ended',
    description: 'Readers followed “Other” more than “Own 1”: 99% sure.',
  });
  expect((await site.desk()).tests).toEqual([]);
});

test('the first headline stays where it is better, and after three days without a winner', async () => {
  const site = open();
  await site.launch({ headline: 'Short', secondHeadline: 'Other' });
  await site.count('Short', 'Other', counts([2000, 80], [2000, 40]));
  await decideHeadlineTests(site.ports);
  expect((await site.plan())?.pins).toMatchObject([{ headline: 'Short' }]);
  expect((await site.plan())?.pins[0]?.secondHeadline).toBeUndefined();

  await site.launch({ headline: 'Short', secondHeadline: 'Third' });
  site.pass(LONGEST_TEST - 1);
  await decideHeadlineTests(site.ports);
  expect((await site.plan())?.pins[0]?.secondHeadline).toBe('Third');
  site.pass(1);
  await decideHeadlineTests(site.ports);
  expect((await site.plan())?.pins).toMatchObject([{ headline: 'Short' }]);
  expect(await site.log()).toMatchObject({
    description: 'Too little was between “Short” and “Third”: the first one stays.',
  });
});

test('a launch leaves a test as it is that it does not change, and begins another one anew', async () => {
  const site = open();
  const begun = (await site.launch({ secondHeadline: 'Other' })).pins[0]?.testedSince;
  site.pass(1000);
  expect((await site.launch({ secondHeadline: 'Other' })).pins[0]?.testedSince).toBe(begun);
  const next = (await site.launch({ secondHeadline: 'Another' })).pins[0]?.testedSince;
  expect(Date.parse(next ?? '') - Date.parse(begun ?? '')).toBe(1000);
  expect((await site.launch({ secondHeadline: 'Own 1' })).pins[0]).toMatchObject({ headline: '' });
  expect((await site.lead())?.headlineTest).toBeUndefined();
});

test('there are no tests in the browser edition', async () => {
  const { ports } = open();
  const { online: _, ...alone } = ports;
  const backOffice = createBackOffice(alone);
  const pin = { slot: 'lead-1' as const, article: 'article-1', headline: '' };
  const pins = [{ ...pin, secondHeadline: 'Other' }];
  valueIn(await backOffice.launchFront(admin, { front: HOMEPAGE, pins, off: [] }));
  const { lead } = valueIn(await createNewsroom(alone).readFront(visitor, {}));
  expect(lead?.headlineTest).toBeUndefined();
});
