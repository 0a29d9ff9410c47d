import { randomInt } from 'node:crypto';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

const testsIn = (folders: string[]): string[] =>
  folders.map((folder) => `${folder}/*.test.{ts,tsx}`);
/** Tests that start databases and whole processes of the server edition: a step of their own. */
export const serverTests = testsIn(['src/storage/sql/**', 'tests/server/**']);
export const unitTests = testsIn(['{src,scripts,tests}/**']);
/** Seed of the run's random values; one that a failed run printed brings its values back. */
const seed = process.env.DAYBREAK_SEED ?? String(randomInt(2 ** 31));
if (!/^\d{1,10}$/.test(seed)) throw new Error(`DAYBREAK_SEED is no whole number: ${seed}`);

const isForServer = process.env.DAYBREAK_TESTS === 'server';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: isForServer ? serverTests : unitTests,
    exclude: isForServer ? [] : serverTests,
    environment: 'node',
    globals: false,
    env: { DAYBREAK_SEED: seed },
    setupFiles: 'tests/support/use-seed.ts',
    // A worker for each file costs as much as the tests; none of them leaves anything behind.
    isolate: false,
    // Threads of one process that end beside each other can crash Node (https://github.com/nodejs/node/issues/64500),
    // seen in tests of the server, which use WebAssembly through `fetch`.
    pool: isForServer ? 'forks' : 'threads',
    // One fewer than the cores otherwise. Tests of the server wait for processes and disks half of the time.
    maxWorkers: isForServer ? 4 : 2,
    testTimeout: isForServer ? 60_000 : 15_000,
    ...(isForServer ? { globalSetup: 'tests/support/sql/start-postgres.ts' } : {}),
  },
});
