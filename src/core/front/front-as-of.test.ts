import { expect, test } from 'vitest';
import { createTestPorts, storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { candidatesAsOf, comingArticles, comingChanges, planAsOf } from './front-as-of.ts';
import { frontCandidates } from './front-candidates.ts';
import { HOMEPAGE, type Pin } from './front-plan.ts';
import { resolveFront } from './resolve-front.ts';

const SIX = '2026-11-27T06:00:00.000Z';
const NOON = '2026-11-27T12:00:00.000Z';
const nobody = { id: HOMEPAGE, pins: [], off: [] };

async function desk() {
  const articles = Array.from({ length: 12 }, (_, at) => storedArticle({ id: `article-${at}` }));
  const scheduled = (id: string, dueAt: string, fields: object = {}) => ({
    ...storedArticle({ id, title: id, ...fields }),
    ...{ stage: 'scheduled', dueAt, publishedAt: undefined },
  });
  const { ports } = createTestPorts({
    articles,
    drafts: [
      scheduled('article-noon', NOON, { isFeatured: true }),
      scheduled('article-six', SIX, { category: 'Business' }),
      { ...scheduled('article-draft', SIX), stage: 'draft' },
    ],
  });
  return ports.store.read(async (view) => ({
    candidates: await frontCandidates(view, nobody, 20),
    coming: await comingArticles(view),
  }));
}

test('a front as of an instant has the scheduled articles that are out by then', async () => {
  const { candidates, coming } = await desk();
  expect(coming.map(({ card }) => card.id)).toEqual(['article-six', 'article-noon']);
  const frontAt = (instant: Date) =>
    new Map(
      resolveFront(nobody, candidatesAsOf(candidates, coming, instant, 24), instant).map(
        ({ slot, card, reason }) => [slot, [card.id, reason.kind]],
      ),
    );
  const before = frontAt(new Date(Date.parse(SIX) - 1));
  expect(before.get('lead-1')).toEqual(['article-0', 'newest']);
  const atSix = frontAt(new Date(SIX));
  expect(atSix.get('lead-1')).toEqual(['article-six', 'newest']);
  expect(atSix.get('business-1')).toEqual(['article-six', 'newest-in-section']);
  const atNoon = frontAt(new Date(NOON));
  expect(atNoon.get('lead-1')).toEqual(['article-noon', 'featured']);
  expect(atNoon.get('sides-1')).toEqual(['article-six', 'newest']);
});

test('what changes the front by itself is listed by its instant, and launches bring their plans', async () => {
  const { coming } = await desk();
  const pin: Pin = { slot: 'lead-1', article: 'article-3', headline: '', until: NOON };
  const launched = { pins: [{ ...pin, article: 'article-5' }], off: [] };
  const launches = [{ id: 'job-1', at: '2026-11-27T09:00:00.000Z', by: undefined, plan: launched }];
  const plan = { pins: [pin], off: [] };
  const front = { plan, coming, launches, featured: [], featuredHours: 24 };
  const changes = comingChanges(front, new Date('2026-11-26T12:00:00.000Z'));
  expect(changes.map(({ kind, article }) => [kind, article])).toEqual([
    ['article', 'article-six'],
    ['launch', undefined],
    ['article', 'article-noon'],
    ['end-of-pin', 'article-3'],
    ['lapse', 'article-noon'],
  ]);
  expect(comingChanges(front, new Date(NOON)).map(({ kind }) => kind)).toEqual(['lapse']);
  expect(comingChanges({ ...front, featuredHours: 0 }, new Date(NOON))).toEqual([]);
  expect(planAsOf(plan, launches, new Date(SIX))).toBe(plan);
  expect(planAsOf(plan, launches, new Date(NOON))).toBe(launched);
});

test('a featured article leads until it lapses', async () => {
  const { candidates, coming } = await desk();
  const leadAt = (instant: string, featuredHours: number) =>
    resolveFront(
      nobody,
      candidatesAsOf(candidates, coming, new Date(instant), featuredHours),
      new Date(instant),
    )[0]?.reason.kind;
  expect(leadAt('2026-11-28T11:59:59.000Z', 24)).toBe('featured');
  expect(leadAt('2026-11-28T12:00:00.000Z', 24)).toBe('newest');
  expect(leadAt('2026-12-28T12:00:00.000Z', 0)).toBe('featured');
});
