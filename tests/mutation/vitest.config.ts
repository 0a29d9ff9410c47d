import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutatedCore } from './mutation-files.mjs';

const root = new URL('../../', import.meta.url).pathname;
const mutated: Record<string, string> = JSON.parse(readFileSync(mutatedCore, 'utf8'));

/**
 * Tests that judge mutants: those of the core, and those that reach it through the API, the stores
 * and the table of roles.
 */
const judges = [
  'src/core/**/*.test.ts',
  'src/api/**/*.test.ts',
  'src/storage/{browser,archive}/**/*.test.ts',
  'src/server/accounts/roles.test.ts',
];

/**
 * Vitest configuration of `test-mutation.mjs`: loads the mutated core; the runner activates one
 * mutant at a time.
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
    include: judges,
    environment: 'node',
    isolate: false,
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
