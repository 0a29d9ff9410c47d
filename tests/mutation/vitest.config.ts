import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutatedCore } from './mutation-files.mjs';

const root = new URL('../../', import.meta.url).pathname;
const mutated: Record<string, string> = JSON.parse(readFileSync(mutatedCore, 'utf8'));

/** Tests that judge: the core's own, and those that reach it by the API, the stores and the table of roles. */
const judges = [
  'src/core/**/*.test.ts',
  'src/api/**/*.test.ts',
  'src/storage/{browser,archive}/**/*.test.ts',
  'src/server/accounts/roles.test.ts',
];

/** Tests that judge the core, by `test-mutation.mjs`: a run with the mutants in it, one of them active at a time. */
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
    // A mutant is to meet the values that the run without mutants met.
    env: { DAYBREAK_SEED: '1' },
    // Switches take time in loops over megabytes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [['dot', { summary: false }]],
  },
});
