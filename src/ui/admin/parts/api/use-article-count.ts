import { adminClient } from './admin-client.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

async function countOf(filter: string): Promise<number> {
  return (await adminClient().ask('GET /admin/articles', { filter })).total;
}

/** Counts the articles that meet any of these filters (`category:tech`), which must not overlap. */
export function useArticleCount(filters: readonly string[]): Loaded<number> {
  return useLoaded(filters.join('\n'), async () => {
    const counts = await Promise.all(filters.map(countOf));
    return counts.reduce((sum, one) => sum + one, 0);
  });
}
