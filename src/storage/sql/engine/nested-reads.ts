import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '../schema/tables.ts';

/**
 * Lets a read that is begun inside another one, by whatever way, use the connection of that one: both
 * see the same state, and reads that wait for each other can't use up the connections.
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
