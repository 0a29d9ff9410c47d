import type { JSHandle, Page } from '@playwright/test';
import type { AdminClient } from '#api/client.ts';

/**
 * The API client of an open back office page. Finds it among the loaded modules by an error message
 * that only `adminClient` contains.
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
