import type { Page } from '@playwright/test';
import { compressedSize } from '../../../scripts/measure-bundle.mjs';

/** Scripts that a page fetches from now on. */
export function scriptsOf(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  return fetched;
}

/** Transferred size of scripts, in bytes. */
export const sizeOf = (scripts: ReadonlySet<string>): number =>
  [...scripts].reduce((sum, file) => sum + compressedSize(file, 'public'), 0);

/** Waits until the page is idle. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
};
