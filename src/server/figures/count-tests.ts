import type { PartSum } from '#core/figures/figures.ts';
import { type HeadlineCounts, testedNames, testSumKey } from '#core/front/headline-test.ts';

const HOUR = 60 * 60 * 1000;

/** Most different headlines that wait for the next flush, and that one report can name. */
const MOST_WAITING = 1000;
/** Most that wait in all before one is refused that is of no test of the last flush: it may have begun since. */
const MOST_UNKNOWN = 100;
const MOST_OF_REPORT = 25;

/** Article, key and name of a headline, as pages report it. */
const drawn = /^([\w-]{1,100}):([0-9a-f]{8}):(\w+)$/;

/** Counts in memory how often the headlines of tests were shown and followed. */
export function createTestCounter() {
  let waiting = new Map<string, PartSum & { test: string }>();
  let running: ReadonlySet<string> = new Set();

  const hasRoom = (test: string): boolean =>
    waiting.size < (running.has(test) ? MOST_WAITING : MOST_UNKNOWN);

  function countOne(one: string, of: keyof HeadlineCounts, now: number): void {
    const [, article = '', key = '', given] = drawn.exec(one) ?? [];
    const name = testedNames.find((known) => known === given);
    if (name === undefined) return;
    const hour = now - (now % HOUR);
    const id = `${hour} ${one} ${of}`;
    const test = `${article}:${key}`;
    const sum = waiting.get(id);
    if (sum) sum.views += 1;
    else if (hasRoom(test)) {
      const part = { part: 'headline', key: testSumKey(key, name, of) } as const;
      waiting.set(id, { test, article, hour, ...part, views: 1 });
    }
  }

  const count = (reported: readonly string[], of: keyof HeadlineCounts, now: number): void => {
    for (const one of reported.slice(0, MOST_OF_REPORT)) countOne(one, of, now);
  };

  return {
    /** Counts the headlines of a report: those that are shown (`t`), and the one that is followed (`f`). */
    count: (asked: URLSearchParams, now: number): void => {
      count(asked.getAll('t'), 'shown', now);
      count(asked.getAll('f'), 'followed', now);
    },
    /** Sets the tests whose headlines are counted; those of others are dropped at the next flush. */
    setRunning: (tests: ReadonlySet<string>): void => {
      running = tests;
    },
    /** Stores the sums of the tests that run, and begins anew; they stay for the next time if that fails. */
    flush: async (store: (parts: readonly PartSum[]) => Promise<void>): Promise<void> => {
      const taken = waiting;
      if (taken.size === 0) return;
      waiting = new Map();
      try {
        const sums = [...taken.values()].filter(({ test }) => running.has(test));
        await store(sums.map(({ test: _, ...sum }) => sum));
      } catch (error) {
        for (const [id, sum] of taken) {
          const later = waiting.get(id);
          waiting.set(id, { ...sum, views: sum.views + (later?.views ?? 0) });
        }
        throw error;
      }
    },
  };
}
