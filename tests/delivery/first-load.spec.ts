import { backOfficeFiles, compressedSize, sizeLimits } from '../../scripts/measure-bundle.mjs';
import { expect, test } from '../support/journey/site.ts';
import { publicPages } from '../support/records/public-pages.ts';

test.describe('[size] the first load of a page stays within its size limit @browser', () => {
  for (const { path, store } of publicPages) {
    test(path, async ({ page, site }) => {
      const fetched = new Set<string>();
      page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
      await site.open(path, store ? { store } : {});
      await page.waitForLoadState('load');
      const bytesOf = (extension: string) =>
        [...fetched]
          .filter((file) => file.startsWith('/assets/') && file.endsWith(extension))
          .reduce((sum, file) => sum + compressedSize(file), 0);
      expect(backOfficeFiles().filter((file) => fetched.has(file))).toEqual([]);
      expect(bytesOf('.js')).toBeGreaterThan(0);
      expect(bytesOf('.js')).toBeLessThanOrEqual(sizeLimits.js);
      expect(bytesOf('.css')).toBeGreaterThan(0);
      expect(bytesOf('.css')).toBeLessThanOrEqual(sizeLimits.css);
    });
  }
});
