import { backOfficeFiles, compressedSize, sizeLimits } from '../../scripts/measure-bundle.mjs';
import { expect, test } from '../support/journey/site.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';

test('[size] the first load of a page stays within its size limit @browser', async ({
  page,
  site,
}) => {
  test.slow();
  const fetched = new Set<string>();
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('response', (response) => {
    if (!isLoaded) fetched.add(new URL(response.url()).pathname);
  });
  const bytesOf = (extension: string) =>
    [...fetched]
      .filter((file) => file.startsWith('/assets/') && file.endsWith(extension))
      .reduce((sum, file) => sum + compressedSize(file), 0);
  for (const { path, store } of pagesInTurn) {
    await test.step(path, async () => {
      // The page before would go on loading.
      await page.goto('about:blank');
      fetched.clear();
      isLoaded = false;
      await site.open(path, store ? { store } : {});
      await page.waitForLoadState('load');
      const fromBackOffice = backOfficeFiles().filter((file) => fetched.has(file));
      expect.soft(fromBackOffice, path).toEqual([]);
      expect.soft(bytesOf('.js'), path).toBeGreaterThan(0);
      expect.soft(bytesOf('.js'), path).toBeLessThanOrEqual(sizeLimits.js);
      expect.soft(bytesOf('.css'), path).toBeGreaterThan(0);
      expect.soft(bytesOf('.css'), path).toBeLessThanOrEqual(sizeLimits.css);
    });
  }
});
