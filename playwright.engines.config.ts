import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import type { EngineName } from './tests/engines/site.ts';

const engines: EngineName[] = ['firefox', 'webkit'];

/** Journeys in browsers with other engines than Chromium's. `npm run test:engines` finds or installs them. */
export default defineConfig<object, { engineName: EngineName }>({
  ...journeys,
  testDir: 'tests/engines',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/engines',
  use: { baseURL: journeys.use?.baseURL },
  globalTimeout: 5 * 60_000,
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
