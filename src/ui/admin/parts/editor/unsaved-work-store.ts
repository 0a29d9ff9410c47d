import {
  createStore,
  entries,
  getMany,
  keys,
  promisifyRequest,
  set,
  type UseStore,
} from 'idb-keyval';
import { collectionNamed, firstNameOf } from '#core/former-names.ts';
import { compareTexts } from '#core/locale/compare-texts.ts';

/** The record that unsaved work belongs to. */
export interface WorkKey {
  /** Collection name; `recordId` is an id or `new`. */
  collection: string;
  recordId: string;
}

/** A copy of unsaved work. Stored in IndexedDB, because local storage can be full. */
export interface WorkCopy extends WorkKey {
  /**
   * Session of the editor that wrote it, one copy each. Absent in copies from before 2026-11-22.
   */
  session?: string | undefined;
  /** Version that the work started from; `undefined` for a new record. */
  version?: number | undefined;
  /** Fields of that version, as the base of a later merge. */
  base?: unknown;
  /** Name shown to the user. */
  label: string;
  /** ISO instant of the last stored change. */
  keptAt: string;
  fields: unknown;
}

/**
 * Key prefix of a record's copies. It uses the collection's first name: renaming it would orphan
 * stored copies.
 */
const placeOf = ({ collection, recordId }: WorkKey): string =>
  `${firstNameOf(collection)}:${recordId}`;

/** The copy with the current name of its collection. */
const renamed = (copy: WorkCopy): WorkCopy => ({
  ...copy,
  collection: collectionNamed(copy.collection) ?? copy.collection,
});

const keyOf = ({ session, ...key }: Pick<WorkCopy, keyof WorkKey | 'session'>): string =>
  session === undefined ? placeOf(key) : `${placeOf(key)}#${session}`;

const newestFirst = (copies: readonly WorkCopy[]): WorkCopy[] =>
  copies.toSorted((a, b) => compareTexts(b.keptAt, a.keptAt));

/** Names from before articles had drafts; renaming them would orphan stored copies. */
const [DATABASE, STORE] = ['daybreak-drafts', 'drafts'];

let opened: UseStore | undefined;
const database = (): UseStore => {
  opened ??= createStore(DATABASE, STORE);
  return opened;
};

/** Stores a copy, replacing that of the same session; false if the browser refuses. */
export async function keepCopy(copy: WorkCopy): Promise<boolean> {
  try {
    await set(keyOf(copy), copy, database());
    return true;
  } catch {
    return false;
  }
}

/** Copies of unsaved work on a record, newest first; none without IndexedDB. */
export async function findCopies(key: WorkKey): Promise<WorkCopy[]> {
  try {
    const all = await keys<string>(database());
    const place = placeOf(key);
    const kept = await getMany<WorkCopy>(
      all.filter((one) => one === place || one.startsWith(`${place}#`)),
      database(),
    );
    return newestFirst(kept.filter((copy) => copy !== undefined).map(renamed));
  } catch {
    return [];
  }
}

/**
 * Removes the copy of a session; with `keptAt`, only if it is unchanged since. Does nothing without
 * IndexedDB.
 */
export async function dropCopy(
  copy: Pick<WorkCopy, keyof WorkKey | 'session'> & { keptAt?: string },
): Promise<void> {
  const key = keyOf(copy);
  try {
    await database()('readwrite', (store) => {
      const asked: IDBRequest<WorkCopy | undefined> = store.get(key);
      asked.onsuccess = () => {
        const isMeant = copy.keptAt === undefined || asked.result?.keptAt === copy.keptAt;
        if (isMeant) store.delete(key);
      };
      return promisifyRequest(store.transaction);
    });
  } catch {
    // Without IndexedDB there are no copies.
  }
}

/** Removes all copies of unsaved work on a deleted record. */
export async function dropCopiesOf(key: WorkKey): Promise<void> {
  for (const copy of await findCopies(key)) await dropCopy(copy);
}

/** The newest copy of each record, newest first. */
export async function listCopies(): Promise<WorkCopy[]> {
  try {
    const kept = await entries<string, WorkCopy>(database());
    const newest = new Map<string, WorkCopy>();
    for (const copy of newestFirst(kept.map(([, copy]) => renamed(copy))).toReversed()) {
      newest.set(placeOf(copy), copy);
    }
    return newestFirst([...newest.values()]);
  } catch {
    return [];
  }
}
