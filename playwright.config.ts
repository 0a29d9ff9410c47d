import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './scripts/browsers/find-chromium.mjs';
import { edition, isOnPostgres } from './tests/support/journey/edition.ts';

const port = Number(process.env.DAYBREAK_TEST_PORT ?? 4170);
const browser = process.env.DAYBREAK_CHROMIUM;

/** Leaves out V8's slow compilers: no page of a journey lives long enough to gain from their work. */
const shortLived = '--js-flags=--no-opt --no-maglev';

/** Journeys that ask most of a database: saves, conflicts, lists, search, log-in. */
const postgresJourneys = [
  'account/accounts',
  'reader/search',
  'writing/admin-articles',
  'writing/admin-two-tabs',
].map((name) => `**/${name}.spec.ts`);

/** Journeys through the built site in a real Chromium. `npm test` finds or installs it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: isOnPostgres ? postgresJourneys : '**/*.spec.ts',
  ...(isOnPostgres ? { globalSetup: './tests/support/journey/start-journeys-postgres.ts' } : {}),
  // What one edition alone can show, or shows for both, says so in its title: docs/testing.md.
  grepInvert: edition === 'browser' ? /@server/ : /@browser/,
  // Each worker would translate the renderer, though it is built already.
  build: { external: ['**/dist/**'] },
  outputDir: '.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    // Files that a worker answers would pass by what a journey lets through, holds back or counts.
    ...(edition === 'browser' ? { serviceWorkers: 'block' } : {}),
    contextOptions: { reducedMotion: 'no-preference' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        ...browserArguments,
        shortLived,
        // No request leaves the machine, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  // On the server edition, every journey starts one of its own.
  ...(edition === 'browser'
    ? {
        webServer: {
          command: `node scripts/serve-static.mjs --port ${port}`,
          url: `http://127.0.0.1:${port}`,
          reuseExistingServer: false,
          timeout: 20_000,
        },
      }
    : {}),
});
