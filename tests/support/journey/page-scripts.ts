import type { Page } from '@playwright/test';
import { compressedSize } from '../../../scripts/measure-bundle.mjs';

/** The scripts that a page fetches from now on. */
export function scriptsOf(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  return fetched;
}

/** Bytes that the scripts are transferred in. */
export const sizeOf = (scripts: ReadonlySet<string>): number =>
  [...scripts].reduce((sum, file) => sum + compressedSize(file, 'public'), 0);

/** Until the browser has nothing more to do by itself. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
};
