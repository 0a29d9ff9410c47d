import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestPorts, storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { frontCandidates } from './front-candidates.ts';
import { frontBlocks, type Pin } from './front-plan.ts';

const pin = (slot: Pin['slot'], number: number): Pin => ({
  ...{ slot, article: `article-${number}`, headline: '', until: undefined },
});

/** Reads the candidates of a plan among these articles; `reads` counts the lists that were read. */
async function candidatesOf(articles: object[], pins: Pin[], further = 0) {
  const { ports } = createTestPorts({ articles });
  let reads = 0;
  return ports.store.read(async (view) => {
    const candidates = await frontCandidates(
      {
        cards: (...query) => {
          reads += 1;
          return view.cards(...query);
        },
      },
      { pins, off: [] },
      further,
    );
    const ofSection = (name: string, limit: number) =>
      view.cards('articles', {
        where: { categoryName: name },
        limit: limit + pins.length + further,
      });
    return {
      ...{ reads, candidates },
      business: await ofSection('Business', frontBlocks.business),
      tech: await ofSection('Tech', frontBlocks.tech),
    };
  });
}

/** 120 articles, newest first, of which each tenth has one of the sections with a block. */
const articles = Array.from({ length: 120 }, (_, at) =>
  storedArticle({
    id: `article-${at}`,
    category: { 5: 'Business', 6: 'Tech' }[at % 10] ?? 'World',
  }),
);

test('a front with news of each section reads two lists', async () => {
  const { reads, candidates } = await candidatesOf(articles, [pin('sides-2', 7)]);
  expect(reads).toBe(2);
  expect(candidates.pinned.map(({ id }) => id)).toEqual(['article-7']);
});

test('quiet sections are read together, and so are pinned articles that no list has', async () => {
  const quiet = articles.map((article, at) =>
    at < 100 ? { ...article, category: 'World' } : article,
  );
  const pins = [pin('lead-1', 70), pin('sides-2', 3), pin('tech-1', 75)];
  const { reads, candidates } = await candidatesOf(quiet, pins);
  expect(reads).toBe(4);
  expect(candidates.pinned.map(({ id }) => id).toSorted()).toEqual([
    ...['article-3', 'article-70', 'article-75'],
  ]);
});

test('however articles are spread, the sections have their newest, in at most five lists', async () => {
  const sections = fc.array(
    fc.constantFrom('World', 'World', 'World', 'Business', 'Tech', 'business'),
    { maxLength: 150 },
  );
  await fc.assert(
    fc.asyncProperty(
      sections,
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 3 }),
      async (categories, isOld, pinned) => {
        const spread = categories.map((category, at) =>
          storedArticle({ id: `article-${at}`, category: isOld && at < 70 ? 'World' : category }),
        );
        const pins = [...new Set(pinned)].map((number, at) =>
          pin(`latest-${at + 1}` as Pin['slot'], number),
        );
        const { reads, candidates, business, tech } = await candidatesOf(spread, pins);
        expect(candidates.business).toEqual(business);
        expect(candidates.tech).toEqual(tech);
        expect(reads).toBeLessThanOrEqual(5);
      },
    ),
    { numRuns: 60 },
  );
});

test('a section that fills the list of both is no reason to miss the other one', async () => {
  const one = (id: string, category: string) => storedArticle({ id, category });
  const many = [
    ...Array.from({ length: 70 }, (_, at) => one(`article-${at}`, 'World')),
    ...Array.from({ length: 60 }, (_, at) => one(`business-${at}`, 'Business')),
    ...Array.from({ length: 5 }, (_, at) => one(`tech-${at}`, 'Tech')),
  ];
  const { reads, candidates, tech } = await candidatesOf(many, []);
  expect(candidates.tech).toEqual(tech);
  expect(candidates.tech).toHaveLength(frontBlocks.tech);
  expect(reads).toBe(4);
});
