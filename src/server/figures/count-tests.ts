import type { PartSum } from '#core/figures/figures.ts';
import { type HeadlineCounts, testedNames, testSumKey } from '#core/front/headline-test.ts';

const HOUR = 60 * 60 * 1000;

/** Most different headlines that wait for the next flush, and that one report can name. */
const MOST_WAITING = 1000;
const MOST_OF_REPORT = 25;

/** Article, key and name of a headline, as pages report it. */
const drawn = /^([\w-]{1,100}):([0-9a-f]{8}):(\w+)$/;

/** Counts in memory how often the headlines of tests were shown and followed. */
export function createTestCounter() {
  let waiting = new Map<string, PartSum & { test: string }>();

  function count(reported: readonly string[], of: keyof HeadlineCounts, now: number): void {
    for (const one of reported.slice(0, MOST_OF_REPORT)) {
      const [, article = '', key = '', given] = drawn.exec(one) ?? [];
      const name = testedNames.find((known) => known === given);
      if (name === undefined) continue;
      const hour = now - (now % HOUR);
      const id = `${hour} ${one} ${of}`;
      const sum = waiting.get(id);
      if (sum) sum.views += 1;
      else if (waiting.size < MOST_WAITING) {
        const part = { part: 'headline', key: testSumKey(key, name, of) } as const;
        waiting.set(id, { test: `${article}:${key}`, article, hour, ...part, views: 1 });
      }
    }
  }

  return {
    /** Counts the headlines of a report: those that are shown (`t`), and the one that is followed (`f`). */
    count: (asked: URLSearchParams, now: number): void => {
      count(asked.getAll('t'), 'shown', now);
      count(asked.getAll('f'), 'followed', now);
    },
    /** Returns the sums of the tests that run, and begins anew. */
    take: (running: ReadonlySet<string>): PartSum[] => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken.flatMap(({ test, ...sum }) => (running.has(test) ? [sum] : []));
    },
  };
}
