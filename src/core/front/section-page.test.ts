import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';
import { HOMEPAGE, type Slot } from './front-plan.ts';
import { launchFrontJob } from './launch-at.ts';
import { resolveFront } from './resolve-front.ts';

const HOUR = 3_600_000;
const TECH = 'cat-1';

/** A newsroom with articles of *Tech*, `tech-0` the newest, and some of *World*. */
function newsroomOf(count: number) {
  const categories = [
    { id: TECH, name: 'Tech' },
    { id: 'cat-2', name: 'World' },
    { id: 'cat-3', name: 'Gadgets', parentId: TECH },
  ];
  const articles = [
    ...Array.from({ length: count }, (_, at) =>
      storedArticle({ id: `tech-${at}`, category: at % 5 === 4 ? 'Gadgets' : 'Tech' }),
    ),
    ...[0, 1, 2].map((at) => storedArticle({ id: `world-${at}`, category: 'World' })),
  ];
  const { ports } = createTestPorts({ categories, articles });
  const newsroom = createNewsroom(ports);
  const read = async (category: string, page = 1) =>
    valueIn(await newsroom.readCategoryFront(visitor, { category, page }));
  const idsOn = async (page = 1) => (await read('tech', page)).articles.map(({ id }) => id);
  return { ports, newsroom, backOffice: createBackOffice(ports), read, idsOn };
}

const pin = (slot: Slot, article: string, headline = '') => ({ slot, article, headline });
const tech = (...numbers: number[]) => numbers.map((number) => `tech-${number}`);
const range = (from: number, to: number) =>
  tech(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

test('a section that nobody arranged shows its newest', async () => {
  const { idsOn } = newsroomOf(45);
  expect(await idsOn()).toEqual(range(0, 19));
  expect(await idsOn(3)).toEqual(range(40, 44));
});

test('a launched plan arranges the first page; the others show each further article once', async () => {
  const { backOffice, read, idsOn } = newsroomOf(45);
  const pins = [pin('section-1', 'tech-30', 'Short words'), pin('section-3', 'world-1')];
  valueIn(await backOffice.launchFront(admin, { front: TECH, pins, off: ['tech-1'] }));
  const [first, second, third] = [await idsOn(1), await idsOn(2), await idsOn(3)];
  expect(first).toEqual(['tech-30', 'tech-0', 'world-1', ...range(2, 18)]);
  expect(second).toEqual(['tech-1', ...range(19, 29), ...range(31, 38)]);
  expect(third).toEqual(range(39, 44));
  expect((await read('tech')).articles[0]?.title).toBe('Short words');
  expect(await read('tech', 99)).toMatchObject({ page: 3, pages: 3 });
  // The homepage and other sections keep theirs.
  expect((await read('world')).articles).toHaveLength(3);
  const desk = valueIn(await backOffice.readFrontDesk(admin, { front: HOMEPAGE }));
  expect(desk.plan.pins).toEqual([]);
});

test('one that was taken off a short front is on the next page', async () => {
  const { backOffice, idsOn } = newsroomOf(3);
  valueIn(await backOffice.launchFront(admin, { front: TECH, pins: [], off: ['tech-0'] }));
  expect([await idsOn(1), await idsOn(2)]).toEqual([tech(1, 2), tech(0)]);
});

test('the editor draws what readers see, and has only scheduled articles of the section', async () => {
  const { backOffice, idsOn, ports } = newsroomOf(30);
  const pins = [pin('section-2', 'tech-25')];
  valueIn(await backOffice.launchFront(admin, { front: TECH, pins, off: ['tech-3'] }));
  const at = new Date(TEST_NOW.getTime() + HOUR).toISOString();
  await ports.store.change(async (change) => {
    for (const category of ['Gadgets', 'World']) {
      await change.put('drafts', {
        ...(storedArticle({ id: `coming-${category}`, category, isFeatured: true }) as object),
        ...{ stage: 'scheduled', dueAt: at },
      } as never);
    }
  });
  const { plan, candidates, coming } = valueIn(
    await backOffice.readFrontDesk(admin, { front: TECH }),
  );
  const drawn = resolveFront(plan, candidates, TEST_NOW);
  expect(drawn.map(({ card }) => card.id)).toEqual(await idsOn());
  expect(drawn[1]?.reason).toEqual({ kind: 'pinned', until: undefined });
  expect(drawn[0]?.reason).toEqual({ kind: 'newest-in-section' });
  expect(coming).toMatchObject([{ isFeatured: false, card: { id: 'coming-Gadgets' } }]);
});

test('former fronts and scheduled launches are those of the section alone', async () => {
  const { ports, backOffice, idsOn } = newsroomOf(5);
  const at = new Date(TEST_NOW.getTime() + HOUR).toISOString();
  const pins = [pin('section-1', 'tech-4')];
  valueIn(await backOffice.scheduleLaunch(admin, { front: TECH, at, pins, off: [] }));
  valueIn(await backOffice.launchFront(admin, { front: HOMEPAGE, pins: [], off: [] }));
  const launchesOf = async (front: string) =>
    valueIn(await backOffice.readFrontDesk(admin, { front })).launches.length;
  expect([await launchesOf(TECH), await launchesOf(HOMEPAGE)]).toEqual([1, 0]);
  const formerOf = (front: string) =>
    ports.store.read((view) => view.count('formerFronts', { where: { front } }));
  expect([await formerOf(TECH), await formerOf(HOMEPAGE)]).toEqual([0, 1]);

  const [job] = await ports.store.read((view) =>
    view.list('jobs', { where: { kind: 'launch-front' } }),
  );
  if (!job) throw new Error('no job');
  const now = new Date(at);
  const carryOut = () =>
    ports.store.change((change) => launchFrontJob.carryOut({ job, change, ports, now }));
  expect(await carryOut()).toEqual({ is: 'done' });
  expect(await idsOn()).toEqual(tech(4, 0, 1, 2, 3));
  expect([await formerOf(TECH), await formerOf(HOMEPAGE)]).toEqual([1, 1]);

  valueIn(await backOffice.scheduleLaunch(admin, { front: TECH, at, pins, off: [] }));
  const remove = backOffice.content('categories').remove;
  valueIn(await remove(admin, { id: TECH, version: 'any' }));
  expect(await ports.store.read((view) => view.get('fronts', TECH))).toBeUndefined();
  expect([await formerOf(TECH), await formerOf(HOMEPAGE)]).toEqual([0, 1]);
  expect(
    await ports.store.read((view) => view.count('jobs', { where: { kind: 'launch-front' } })),
  ).toBe(0);
  expect(await carryOut()).toMatchObject({ is: 'failed', isFinal: true });
});

test('a place of another front and a section that is gone are refused', async () => {
  const { backOffice } = newsroomOf(5);
  const launch = async (front: string, slot: Slot) =>
    backOffice.launchFront(admin, { front, pins: [pin(slot, 'tech-0')], off: [] });
  const unknown = { failure: { code: 'front-place-unknown', field: 'pins.0.slot' } };
  expect(await launch(TECH, 'lead-1')).toMatchObject(unknown);
  expect(await launch(HOMEPAGE, 'section-1')).toMatchObject(unknown);
  const gone = { failure: { kind: 'not-found' } };
  expect(await launch('cat-9', 'section-1')).toMatchObject(gone);
  expect(await backOffice.readFrontDesk(admin, { front: 'cat-9' })).toMatchObject(gone);
});
