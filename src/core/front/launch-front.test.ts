import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestPorts,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';
import { endPinsJob } from './end-pins.ts';
import { FORMER_FRONTS, HOMEPAGE, type Slot } from './front-plan.ts';
import { launchFrontJob } from './launch-at.ts';
import { resolveFront } from './resolve-front.ts';

const HOUR = 3_600_000;
const home = { front: HOMEPAGE };

function newsroomOf(count = 20) {
  const articles = Array.from({ length: count }, (_, at) => storedArticle({ id: `article-${at}` }));
  const { ports } = createTestPorts({ articles });
  const newsroom = createNewsroom(ports);
  const frontOf = async () => valueIn(await newsroom.readFront(visitor, {}));
  return { ports, backOffice: createBackOffice(ports), frontOf };
}

const pin = (slot: Slot, number: number, fields: object = {}) => ({
  ...{ slot, article: `article-${number}`, headline: '' },
  ...fields,
});

test('a launched front is what readers see, as a whole', async () => {
  const { backOffice, frontOf } = newsroomOf();
  const pins = [pin('lead-1', 12, { headline: ' Short words ' }), pin('sides-3', 15)];
  valueIn(await backOffice.launchFront(admin, { ...home, pins, off: ['article-0'] }));
  const front = await frontOf();
  expect(front.lead).toMatchObject({ id: 'article-12', title: 'Short words' });
  expect(front.sides.map(({ id }) => id)).toEqual([
    ...['article-1', 'article-2', 'article-15', 'article-3'],
  ]);
  const { plan, candidates } = valueIn(await backOffice.readFrontDesk(admin, home));
  expect(plan.pins).toHaveLength(2);
  expect(candidates.pinned.map(({ id, title }) => [id, title])).toEqual([
    ['article-12', expect.not.stringContaining('Short words')],
    ['article-15', expect.any(String)],
    ['article-0', expect.any(String)],
  ]);
});

test('a pin ends at its hour: the place fills itself, and a job takes the pin off', async () => {
  const { ports, backOffice, frontOf } = newsroomOf();
  const until = new Date(TEST_NOW.getTime() + HOUR).toISOString();
  const pins = [pin('lead-1', 12, { until }), pin('sides-1', 13, { until }), pin('sides-2', 14)];
  valueIn(await backOffice.launchFront(admin, { ...home, pins, off: [] }));
  const jobs = await ports.store.read((view) => view.list('jobs'));
  expect(jobs.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([['end-pins', until]]);
  expect((await frontOf()).lead?.id).toBe('article-12');
  const [job] = jobs;
  if (!job) throw new Error('no job');
  const now = new Date(Date.parse(until));
  await ports.store.change((change) => endPinsJob.carryOut({ job, change, ports, now }));
  const plan = await ports.store.read((view) => view.get('fronts', HOMEPAGE));
  expect(plan?.pins.map(({ slot }) => slot)).toEqual(['sides-2']);
  expect((await frontOf()).lead?.id).toBe('article-0');
});

test('a withdrawn article leaves its place to the next one', async () => {
  const { ports, backOffice, frontOf } = newsroomOf();
  valueIn(await backOffice.launchFront(admin, { ...home, pins: [pin('lead-1', 12)], off: [] }));
  await ports.store.change((change) => change.remove('articles', 'article-12'));
  expect((await frontOf()).lead?.id).toBe('article-0');
});

test('a pin whose article was withdrawn keeps no launch back, and the lead is that of the editor', async () => {
  const { ports, backOffice, frontOf } = newsroomOf();
  await ports.store.change(async (change) => {
    const article = await change.get('articles', 'article-15');
    if (article) await change.replace('articles', { ...article, isFeatured: true });
  });
  const pins = [pin('lead-1', 12)];
  valueIn(await backOffice.launchFront(admin, { ...home, pins, off: ['article-3'] }));
  await ports.store.change(async (change) => {
    await change.remove('articles', 'article-12');
    await change.remove('articles', 'article-3');
  });
  const { plan, candidates } = valueIn(await backOffice.readFrontDesk(admin, home));
  const [lead] = resolveFront(plan, candidates, TEST_NOW);
  expect(lead).toMatchObject({ card: { id: 'article-15' }, reason: { kind: 'featured' } });
  expect((await frontOf()).lead?.id).toBe('article-15');
  const both = [...pins, pin('sides-1', 5)];
  const launched = valueIn(
    await backOffice.launchFront(admin, { ...home, pins: both, off: plan.off, version: 'any' }),
  );
  // Articles that are gone need not be kept off.
  expect(launched).toMatchObject({ pins: both, off: [] });
});

test('a front that somebody else launched meanwhile is not overwritten; former ones are kept', async () => {
  const { ports, backOffice } = newsroomOf();
  valueIn(await backOffice.launchFront(admin, { ...home, pins: [pin('lead-1', 1)], off: [] }));
  expect(
    await backOffice.launchFront(admin, { ...home, pins: [pin('lead-1', 2)], off: [] }),
  ).toMatchObject({
    failure: { kind: 'conflict' },
  });
  for (let made = 0; made < FORMER_FRONTS + 2; made += 1) {
    const pins = [pin('lead-1', made % 20)];
    valueIn(await backOffice.launchFront(admin, { ...home, pins, off: [], version: 'any' }));
  }
  const former = await ports.store.read((view) => view.list('formerFronts'));
  expect(former).toHaveLength(FORMER_FRONTS);
  expect(former[0]?.pins).toMatchObject([{ article: 'article-0' }]);
});

test.each<[string, object, string]>([
  ['an article that readers don’t have', { pins: [pin('lead-1', 99)] }, 'pins.0.article'],
  ['an article twice', { pins: [pin('lead-1', 1), pin('sides-1', 1)] }, 'pins'],
  ['a place twice', { pins: [pin('lead-1', 1), pin('lead-1', 2)] }, 'pins'],
  ['a place that the front lacks', { pins: [pin('sides-9', 1)] }, 'pins.0.slot'],
  ['an end that is no instant', { pins: [pin('lead-1', 1, { until: 'soon' })] }, 'pins.0.until'],
  ['a headline too long', { pins: [pin('lead-1', 1, { headline: 'x'.repeat(301) })] }, 'pins.0'],
  ['forty pins', { pins: Array.from({ length: 40 }, (_, at) => pin('lead-1', at)) }, 'pins'],
  ['a thousand articles off', { off: Array.from({ length: 1_000 }, (_, at) => `a-${at}`) }, 'off'],
])('%s is refused, and the front stays', async (_, fields, field) => {
  const { ports, backOffice } = newsroomOf();
  expect(
    await backOffice.launchFront(admin, { ...home, pins: [], off: [], ...fields }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', field: expect.stringContaining(field) },
  });
  expect(await ports.store.read((view) => view.count('formerFronts'))).toBe(0);
});

test('a front is launched at its hour for who scheduled it, unless they may not any more or cancelled it', async () => {
  const { ports, backOffice, frontOf } = newsroomOf();
  const at = new Date(TEST_NOW.getTime() + HOUR).toISOString();
  const schedule = (number: number) =>
    backOffice.scheduleLaunch(admin, { ...home, at, pins: [pin('lead-1', number)], off: [] });
  valueIn(await schedule(12));
  const { id } = valueIn(await schedule(13));
  const desk = async () => valueIn(await backOffice.readFrontDesk(admin, home));
  expect((await desk()).launches.map(({ plan }) => plan.pins[0]?.article)).toEqual([
    ...['article-12', 'article-13'],
  ]);
  valueIn(await backOffice.cancelLaunch(admin, { ...home, id }));
  expect(await backOffice.cancelLaunch(admin, { ...home, id })).toMatchObject({
    failure: { kind: 'not-found' },
  });
  expect((await frontOf()).lead?.id).toBe('article-0');

  const [job] = await ports.store.read((view) =>
    view.list('jobs', { where: { kind: 'launch-front' } }),
  );
  if (!job) throw new Error('no job');
  const carryOut = (payload: Record<string, unknown>) =>
    ports.store.change((change) =>
      launchFrontJob.carryOut({ job: { ...job, payload }, change, ports, now: new Date(at) }),
    );
  const byReader = { ...job.payload, by: { kind: 'reader', id: 'user-9' } };
  expect(await carryOut(byReader)).toMatchObject({ is: 'failed', isFinal: true });
  expect((await frontOf()).lead?.id).toBe('article-0');
  expect(await carryOut(job.payload)).toEqual({ is: 'done' });
  expect((await frontOf()).lead?.id).toBe('article-12');
  const [entry] = await ports.store.read((view) => view.list('activity', { limit: 1 }));
  expect(entry).toMatchObject({ event: 'front-launched', timestamp: at });
});

test('launches that wait are limited', async () => {
  const { backOffice } = newsroomOf();
  const at = new Date(TEST_NOW.getTime() + HOUR).toISOString();
  for (let made = 0; made < 20; made += 1) {
    valueIn(await backOffice.scheduleLaunch(admin, { ...home, at, pins: [], off: [] }));
  }
  expect(
    inWords(await backOffice.scheduleLaunch(admin, { ...home, at, pins: [], off: [] })),
  ).toMatchObject({
    failure: { message: expect.stringContaining('At most 20 launches') },
  });
});

test('a launch at an hour that is past is refused in words', async () => {
  const { backOffice } = newsroomOf();
  expect(
    inWords(
      await backOffice.scheduleLaunch(admin, {
        ...home,
        at: TEST_NOW.toISOString(),
        pins: [],
        off: [],
      }),
    ),
  ).toMatchObject({ failure: { field: 'at', message: 'Please choose a time in the future.' } });
});
