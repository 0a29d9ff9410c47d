import type { JSHandle, Page } from '@playwright/test';
import type { AdminClient } from '#api/client.ts';

/**
 * The API client of an open back office page, awaited: its module is loaded after the page itself.
 * Finds it among the loaded modules by an error message that only `adminClient` contains.
 */
export const pageAdminClient = async (page: Page): Promise<JSHandle<AdminClient>> =>
  (await page.waitForFunction(
    async () => {
      const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
      for (const script of scripts.filter((name) => name.endsWith('.js'))) {
        const exported: unknown[] = Object.values(await import(script));
        const found = exported.find((one) => String(one).includes('has no API client yet'));
        if (found) return (found as () => AdminClient)();
      }
      return undefined;
    },
    undefined,
    { polling: 100 },
  )) as JSHandle<AdminClient>;
