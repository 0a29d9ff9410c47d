import { adminClient } from './admin-client.ts';
import { useLoaded } from './use-loaded.ts';

async function countOf(filter: string): Promise<number> {
  return (await adminClient().ask('GET /admin/articles', { filter })).total;
}

/**
 * Number of articles that meet any of these filters (`category:tech`), which must not overlap; `undefined`
 * while loading.
 */
export function useArticleCount(filters: readonly string[]): number | undefined {
  return useLoaded(filters.join('\n'), async () => {
    const counts = await Promise.all(filters.map(countOf));
    return counts.reduce((sum, one) => sum + one, 0);
  }).value;
}
