import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { serverTests, unitTests } from '../../vitest.config.ts';
import { mutatedCore } from './mutation-files.mjs';

const root = new URL('../../', import.meta.url).pathname;
const mutated: Record<string, string> = JSON.parse(readFileSync(mutatedCore, 'utf8'));

/**
 * Vitest configuration of `test-mutation.mjs`: the step `unit` over the mutated core; the runner activates
 * one mutant at a time.
 */
export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/mutation',
  plugins: [
    {
      name: 'mutated-core',
      enforce: 'pre',
      transform: (_, id) => {
        const code = mutated[relative(root, id)];
        return code === undefined ? undefined : { code, map: null };
      },
    },
  ],
  test: {
    include: unitTests,
    // Ten thousand guesses take seconds each time; what they show of the core others show as well.
    exclude: [...serverTests, '**/guesses.test.ts'],
    environment: 'node',
    isolate: false,
    // It would bring back the code of earlier runs, whose mutants have other numbers.
    fsModuleCache: false,
    pool: 'threads',
    maxWorkers: 2,
    runner: './tests/mutation/mutation-runner.ts',
    setupFiles: 'tests/support/use-seed.ts',
    // Mutants must get the same random values as the run without mutants.
    env: { DAYBREAK_SEED: '1' },
    // Mutant switches slow down loops over megabytes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [['dot', { summary: false }]],
  },
});
