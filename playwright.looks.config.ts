import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of screens, compared with those in `tests/looks/expected`. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/looks',
  testMatch: '**/*.look.ts',
  outputDir: '.cache/looks',
  snapshotPathTemplate: 'tests/looks/expected/{arg}{ext}',
});
