import { expect, test } from 'vitest';
import { createTestPorts, storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { frontCandidates } from './front-candidates.ts';
import type { Pin } from './front-plan.ts';

const pin = (slot: Pin['slot'], number: number): Pin => ({
  ...{ slot, article: `article-${number}`, headline: '', until: undefined },
});

/** Reads the candidates of a plan among 120 articles; `reads` counts the lists that were read. */
async function candidatesOf(pins: Pin[]) {
  const articles = Array.from({ length: 120 }, (_, at) => storedArticle({ id: `article-${at}` }));
  const { ports } = createTestPorts({ articles });
  let reads = 0;
  const candidates = await ports.store.read((view) =>
    frontCandidates(
      {
        cards: (...query) => {
          reads += 1;
          return view.cards(...query);
        },
      },
      { pins, off: [] },
    ),
  );
  return { reads, ...candidates };
}

test('a front reads four lists, also with pins of new articles', async () => {
  expect((await candidatesOf([])).reads).toBe(4);
  const { reads, pinned } = await candidatesOf([pin('lead-1', 3), pin('sides-2', 7)]);
  expect(reads).toBe(4);
  expect(pinned.map(({ id }) => id)).toEqual(['article-3', 'article-7']);
});

test('pinned articles that no list has are read together', async () => {
  const { reads, pinned } = await candidatesOf([
    pin('lead-1', 100),
    pin('sides-2', 3),
    pin('tech-1', 105),
  ]);
  expect(reads).toBe(5);
  expect(pinned.map(({ id }) => id).toSorted()).toEqual([
    'article-100',
    'article-105',
    'article-3',
  ]);
});
