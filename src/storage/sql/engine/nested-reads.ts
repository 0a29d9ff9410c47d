import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '../schema/tables.ts';

/**
 * Lets nested reads use the outer read's connection: both see the same snapshot, and reads that wait for
 * each other can't exhaust the pool.
 */
export function createNestedReads() {
  const current = new AsyncLocalStorage<{ queries: Queries; isOpen: boolean }>();
  return {
    outer: (): Queries | undefined => {
      const outer = current.getStore();
      return outer?.isOpen ? outer.queries : undefined;
    },
    run: async <Value>(queries: Queries, work: (queries: Queries) => Promise<Value>) => {
      const read = { queries, isOpen: true };
      try {
        return await current.run(read, () => work(queries));
      } finally {
        read.isOpen = false;
      }
    },
  };
}
