import type { Queries } from '../schema/tables.ts';
import type { ArticleIndex, IndexEntry } from './article-index.ts';

/** Most entries that wait; their words are in memory. */
const MOST_WAITING = 100;

/**
 * The search index in a transaction. Changes of entries wait until `write`, which makes them in the order of the index:
 * SQLite writes the index out, which takes 1 ms, whenever another table or an earlier row is changed after it.
 */
export interface DeferredIndex {
  put(entry: IndexEntry, newWords?: readonly string[]): Promise<void>;
  remove(position: number): Promise<void>;
  /** Writes what waits: at the end of the transaction, and before a search in it. */
  write(): Promise<void>;
}

export function createDeferredIndex(queries: Queries, index: ArticleIndex): DeferredIndex {
  /** By position; `undefined` for entries to be removed. */
  const waiting = new Map<
    number,
    { entry: IndexEntry; newWords: Set<string> | undefined } | undefined
  >();

  async function write(): Promise<void> {
    const changes = [...waiting].toSorted(
      ([position, change], [other, otherChange]) =>
        (change?.entry.published ?? 0) - (otherChange?.entry.published ?? 0) || position - other,
    );
    waiting.clear();
    for (const [position, change] of changes) {
      if (!change) await index.remove(queries, position);
      else await index.put(queries, change.entry, change.newWords && [...change.newWords]);
    }
  }

  async function wait(position: number, change: ReturnType<typeof waiting.get>): Promise<void> {
    waiting.set(position, change);
    if (waiting.size >= MOST_WAITING) await write();
  }

  return {
    write,
    put: (entry, newWords) => {
      const earlier = waiting.get(entry.position);
      // The words of the earlier entry are not learnt yet.
      const isComplete = newWords === undefined || (earlier !== undefined && !earlier.newWords);
      const words = isComplete ? undefined : new Set([...(earlier?.newWords ?? []), ...newWords]);
      return wait(entry.position, { entry, newWords: words });
    },
    remove: (position) => wait(position, undefined),
  };
}
