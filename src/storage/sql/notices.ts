import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Versions } from './engine.ts';

export type ChangeListener = (changed: readonly CollectionName[]) => void;

const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

/** Last known versions of the collections, and the listeners for new ones. */
export function createNotices(report: (message: string) => void) {
  const known = new Map<CollectionName, number>();
  const listeners = new Set<ChangeListener>();
  /** Asked for with every request, and for the same names. */
  let sums = new WeakMap<readonly CollectionName[], number>();

  function tell(changed: readonly CollectionName[]): void {
    for (const listener of [...listeners]) {
      try {
        listener(changed);
      } catch (error) {
        report(`Daybreak: a listener failed: ${String(error)}`);
      }
    }
  }

  return {
    listeners,
    /** Tells the listeners of the collections that have a higher version than was known. */
    learn: (versions: Versions): void => {
      const changed: CollectionName[] = [];
      for (const [name, version] of versions) {
        if (!isCollection(name) || version <= (known.get(name) ?? 0)) continue;
        known.set(name, version);
        changed.push(name);
      }
      if (changed.length === 0) return;
      sums = new WeakMap();
      tell(changed);
    },
    version: (name: CollectionName): number => known.get(name) ?? 0,
    sum: (names: readonly CollectionName[]): number => {
      const before = sums.get(names);
      if (before !== undefined) return before;
      const sum = names.reduce((total, name) => total + (known.get(name) ?? 0), 0);
      sums.set(names, sum);
      return sum;
    },
  };
}
