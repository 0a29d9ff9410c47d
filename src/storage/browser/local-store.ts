import { type CollectionName, collectionNames, definitionOf } from '#core/collections.ts';
import { failures, Refusal } from '#core/errors.ts';
import type { Clock, Store } from '#core/ports.ts';
import { createListLoader } from './list-loader.ts';
import { createStoreChange, type Staged } from './store-change.ts';
import { createStoreView } from './store-view.ts';
import { collectionUnder, formatStoredList, recordsOf, storageKeyOf } from './stored-list.ts';
import { writeTogether } from './write-together.ts';

export interface LocalStoreOptions {
  /**
   * Returns the storage; called at each use, because reading `localStorage` may throw where it is
   * blocked.
   */
  storage: () => Storage;
  clock: Clock;
  /** Runs one piece of work at a time among all the tabs that share the storage. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Calls back with the key that another tab changed, or `null` for all of them. */
  onForeignChange?: (notice: (key: string | null) => void) => void;
  report?: (message: string) => void;
}

/** The `Store` over local storage, with what only the start of the browser edition needs. */
export interface LocalStore extends Store {
  /**
   * Writes the samples of each collection that was never stored, or is stored empty although it refills.
   * Leaves damaged texts alone. A failed write is only reported; reading works without it.
   */
  writeSamples(): Promise<void>;
}

/** Key for the copy of an unparsable collection that is about to be replaced. */
export const damagedKey = (name: CollectionName): string => `${storageKeyOf(name)}.damaged`;

/** Collections whose oldest records leave a full storage; first what was deleted anyway. */
const roomMakers = collectionNames
  .filter((name) => definitionOf(name).makesRoom)
  .toSorted((one, other) => Number(other === 'deletions') - Number(one === 'deletions'));

/** Keeps records in local storage, one key per collection, as specified. */
export function createLocalStore(options: LocalStoreOptions): LocalStore {
  const { storage, clock, exclusively, onForeignChange, report = () => {} } = options;
  const listeners = new Set<(changed: readonly CollectionName[]) => void>();

  const readText = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const load = createListLoader({ readText, clock, report });
  const listOf = <Name extends CollectionName>(name: Name) => load(name).list;

  /** Returns a reader of all collections as they are now, unaffected by later writes. */
  function snapshot() {
    const texts = new Map(collectionNames.map((name) => [name, readText(storageKeyOf(name))]));
    return <Name extends CollectionName>(name: Name) => load(name, texts.get(name) ?? null).list;
  }

  const tell = (changed: readonly CollectionName[]): void => {
    if (changed.length === 0) return;
    for (const listener of listeners) listener(changed);
  };

  onForeignChange?.((key) => {
    const name = key === null ? undefined : collectionUnder(key);
    if (key === null) tell(collectionNames);
    else if (name) tell([name]);
  });

  /**
   * Returns the texts to write, collections that make room and jobs first, the log last: a crash in
   * between leaves neither a change without its job nor a log entry without its change.
   */
  function textsOf(staged: Staged): [key: string, text: string][] {
    const placeOf = (name: CollectionName): number => {
      const { makesRoom, written } = definitionOf(name);
      if (makesRoom || written === 'first') return 0;
      return written === 'last' ? 2 : 1;
    };
    const names = [...staged.keys()].sort((one, other) => placeOf(one) - placeOf(other));
    const texts: [string, string][] = names.map((name) => [
      storageKeyOf(name),
      formatStoredList(staged.get(name) ?? []),
    ]);
    const damaged: [string, string][] = names.flatMap((name) => {
      const { text, origin } = load(name);
      return origin === 'damaged' && text !== null ? [[damagedKey(name), text]] : [];
    });
    return [...damaged, ...texts];
  }

  /** Stages removal of the oldest record that a full storage can do without; false if none is left. */
  function makeRoom(staged: Staged): boolean {
    const listIn = (name: CollectionName) => staged.get(name) ?? load(name).list;
    const name = roomMakers.find((one) => listIn(one).length > 0);
    if (name === undefined) return false;
    const list = listIn(name);
    const rest = definitionOf(name).insertAt === 'first' ? list.slice(0, -1) : list.slice(1);
    // Even an empty list under a new key needs room.
    if (rest.length === 0 && load(name).origin === 'samples') staged.delete(name);
    else staged.set(name, rest);
    return true;
  }

  function write(staged: Staged): void {
    if (staged.size === 0) return;
    let target: Storage;
    try {
      target = storage();
    } catch {
      throw new Refusal(failures.storageBlocked());
    }
    for (;;) {
      try {
        writeTogether(target, textsOf(staged));
        return;
      } catch (error) {
        const isFull = error instanceof Refusal && error.failure.kind === 'storage-full';
        if (!isFull || !makeRoom(staged)) throw error;
      }
    }
  }

  return {
    standing: async (name) => recordsOf(listOf(name)),
    read: (work) => work(createStoreView(snapshot())),
    change: async (work) => {
      const staged: Staged = new Map();
      const value = await exclusively(async () => {
        const result = await work(createStoreChange(listOf, staged, clock));
        write(staged);
        return result;
      });
      tell([...staged.keys()]);
      return value;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeSamples: () =>
      exclusively(async () => {
        for (const name of collectionNames) {
          const { list, origin } = load(name);
          if (origin !== 'samples' || list.length === 0) continue;
          try {
            storage().setItem(storageKeyOf(name), formatStoredList(list));
          } catch (error) {
            report(
              `Daybreak: the samples of '${storageKeyOf(name)}' could not be stored: ${String(error)}`,
            );
          }
        }
      }),
  };
}
