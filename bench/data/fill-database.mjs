import { setImmediate } from 'node:timers/promises';
import { openDatabase } from '#storage/sql/open-database.ts';
import { makeArticles } from './make-articles.mjs';
import { multiplyArticles } from './multiply-articles.mjs';

/** Articles per transaction. */
const BATCH = 1000;
/** Most articles that go through the store, which takes 4 ms for each; more are copies of so many. */
const ONE_BY_ONE = 100_000;
const MULTIPLIED = 20_000;
/** Earlier than every generated article, so that the samples are the oldest. */
const SAMPLES_FROM = new Date('2010-01-01T00:00:00.000Z');
const sampleIds = Array.from({ length: 6 }, (_, at) => `article-${at + 1}`);

/**
 * Fills an empty database through its own store, so that derived data is complete: the samples of every
 * collection except articles, and `count` generated articles; above 100,000 a multiple of 20,000.
 * @param {{ file: string } | { url: string }} place
 * @param {number} count
 */
export async function fillDatabase(place, count) {
  const stored = count > ONE_BY_ONE ? MULTIPLIED : count;
  await storeArticles(place, stored, count);
  if (count > stored) await multiplyArticles(place, { base: stored, count });
}

/**
 * Stores the oldest `most` of `count` articles.
 * @param {{ file: string } | { url: string }} place
 * @param {number} most
 * @param {number} count
 */
async function storeArticles(place, most, count) {
  const database = await openDatabase({
    ...place,
    clock: { now: () => SAMPLES_FROM },
    hasSamples: true,
    report: (message) => console.warn(message),
  });
  try {
    // Otherwise the search of the articles would be derived once more, beside the measurement.
    await database.whenSearchable();
    const articles = makeArticles(count, most);
    for (let stored = 0; stored < most; stored += BATCH) {
      await database.store.change(async (change) => {
        for (let at = stored; at < Math.min(most, stored + BATCH); at += 1) {
          const { value } = articles.next();
          if (value) await change.put('articles', value);
        }
        if (stored === 0) for (const id of sampleIds) await change.remove('articles', id);
      });
      // SQLite answers synchronously: without a pause, signals wouldn't be handled.
      await setImmediate();
      if (most > 10 * BATCH && (stored / BATCH) % 10 === 9) {
        console.error(`  ${stored + BATCH} of ${most} articles are stored.`);
      }
    }
  } finally {
    await database.close();
  }
}
