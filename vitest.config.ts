import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globals: false,
    testTimeout: 15_000,
    globalSetup: 'tests/support/start-postgres.ts',
  },
});
