import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globals: false,
    // A worker for each file costs as much as the tests; none of them leaves anything behind.
    isolate: false,
    pool: 'threads',
    testTimeout: 15_000,
    globalSetup: 'tests/support/start-postgres.ts',
  },
});
