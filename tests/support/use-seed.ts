import process from 'node:process';
import fc from 'fast-check';
import { onTestFailed } from 'vitest';
import { createRandom } from '../../bench/data/random.mjs';

/** Returns a whole number from 0 to below the limit. */
export type Random = (limit: number) => number;

/**
 * Seed of all random values of the run; `vitest.config.ts` takes it from the environment or draws
 * it.
 */
const seed = Number(process.env.DAYBREAK_SEED);
const replay = `Random values of this run come back with DAYBREAK_SEED=${seed}`;

// Runs in every worker before its tests.
fc.configureGlobal({
  seed,
  reporter: (details) => {
    if (!details.failed) return;
    const cause = details.errorInstance;
    throw new Error(`${fc.defaultReportMessage(details)}\n\n${replay}`, { cause });
  },
});

/** Random numbers for the running test. On failure, prints the seed that reproduces them. */
export function randomOfTest(): Random {
  onTestFailed(() => console.error(replay));
  const fraction = createRandom(seed);
  return (limit) => Math.floor(fraction() * limit);
}
