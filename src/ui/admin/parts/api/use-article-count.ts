import { useEffect, useState } from 'react';
import { adminClient } from './admin-client.ts';

async function countOf(filter: string): Promise<number> {
  return (await adminClient().ask('GET /admin/articles', { filter })).total;
}

/**
 * Number of articles that meet any of these filters (`category:tech`), which must not overlap; `undefined`
 * while loading.
 */
export function useArticleCount(filters: readonly string[]): number | undefined {
  const [count, setCount] = useState<number>();
  const asked = filters.join('\n');
  useEffect(() => {
    let isCurrent = true;
    Promise.all(asked.split('\n').map(countOf)).then(
      (counts) => isCurrent && setCount(counts.reduce((sum, one) => sum + one, 0)),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return count;
}
