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

/** The record that unsaved work belongs to. */
export interface WorkKey {
  /** The collection, and the record's id or `new`. */
  collection: string;
  recordId: string;
}

/** A copy of unsaved work, kept in this browser beside local storage so that a full one can't lose it. */
export interface WorkCopy extends WorkKey {
  /** The editor that kept it; every editor keeps one copy. Absent in copies from before 2026-11-22. */
  session?: string | undefined;
  /** The version that the work began from; none for a new record. */
  version?: number | undefined;
  /** The fields of that version, by which the work is merged with a later one. */
  base?: unknown;
  /** Name shown to the user. */
  label: string;
  /** ISO instant of the last change that was kept. */
  keptAt: string;
  fields: unknown;
}

/** Keys have the first names of collections: others would lose what browsers keep. */
const placeOf = ({ collection, recordId }: WorkKey): string =>
  `${firstNameOf(collection)}:${recordId}`;

/** A copy as it was kept, with the present name of its collection. */
const renamed = (copy: WorkCopy): WorkCopy => ({
  ...copy,
  collection: collectionNamed(copy.collection) ?? copy.collection,
});

const keyOf = ({ session, ...key }: Pick<WorkCopy, keyof WorkKey | 'session'>): string =>
  session === undefined ? placeOf(key) : `${placeOf(key)}#${session}`;

const newestFirst = (copies: readonly WorkCopy[]): WorkCopy[] =>
  copies.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));

/** Names from before articles had drafts; other names would lose what browsers keep. */
const [DATABASE, STORE] = ['daybreak-drafts', 'drafts'];

let opened: UseStore | undefined;
const database = (): UseStore => {
  opened ??= createStore(DATABASE, STORE);
  return opened;
};

/** Keeps a copy in place of an older one of the same session. False where the browser refuses. */
export async function keepCopy(copy: WorkCopy): Promise<boolean> {
  try {
    await set(keyOf(copy), copy, database());
    return true;
  } catch {
    return false;
  }
}

/** Every copy of unsaved work on a record, the newest first; none in a browser without the database. */
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
 * Removes the copy of a session; with `keptAt`, only if it has not been kept again since. A browser
 * without the database has no copy to drop.
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
    // Nothing was kept.
  }
}

/** Removes every copy of unsaved work on a record that was deleted. */
export async function dropCopiesOf(key: WorkKey): Promise<void> {
  for (const copy of await findCopies(key)) await dropCopy(copy);
}

/** The newest copy for every record, the latest first. */
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
