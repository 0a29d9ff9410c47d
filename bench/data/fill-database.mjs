import { setImmediate } from 'node:timers/promises';
import { openDatabase } from '#storage/sql/open-database.ts';
import { makeArticles } from './make-articles.mjs';

/** Articles per transaction. */
const BATCH = 1000;
/** Earlier than every generated article, so that the samples are the oldest. */
const SAMPLES_FROM = new Date('2010-01-01T00:00:00.000Z');
const sampleIds = Array.from({ length: 6 }, (_, at) => `article-${at + 1}`);

/**
 * Fills an empty database through its own store, so that derived data is complete: the samples of every
 * collection except articles, and `count` generated articles.
 * @param {{ file: string } | { url: string }} place
 * @param {number} count
 */
export async function fillDatabase(place, count) {
  const database = await openDatabase({
    ...place,
    clock: { now: () => SAMPLES_FROM },
    hasSamples: true,
    report: (message) => console.warn(message),
  });
  try {
    const articles = makeArticles(count);
    for (let stored = 0; stored < count; stored += BATCH) {
      await database.store.change(async (change) => {
        for (let at = stored; at < Math.min(count, stored + BATCH); at += 1) {
          const { value } = articles.next();
          if (value) await change.put('articles', value);
        }
        if (stored === 0) for (const id of sampleIds) await change.remove('articles', id);
      });
      // SQLite answers synchronously: without a pause, signals wouldn't be handled.
      await setImmediate();
      if (count > 10 * BATCH && (stored / BATCH) % 10 === 9) {
        console.error(`  ${stored + BATCH} of ${count} articles are stored.`);
      }
    }
  } finally {
    await database.close();
  }
}
