import type { JSHandle, Page } from '@playwright/test';
import type { AdminClient } from '#api/client.ts';

/**
 * The very client by which the open page of the back office saves: the module that it runs, found
 * among its scripts by what only that function says.
 */
export const pageAdminClient = (page: Page): Promise<JSHandle<AdminClient>> =>
  page.evaluateHandle(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const script of scripts.filter((name) => name.endsWith('.js'))) {
      const exported: unknown[] = Object.values(await import(script));
      const found = exported.find((one) => String(one).includes('has no API client yet'));
      if (found) return (found as () => AdminClient)();
    }
    throw new Error('The page runs no admin client.');
  });
