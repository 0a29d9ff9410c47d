import {
  createStore,
  entries,
  getMany,
  keys,
  promisifyRequest,
  set,
  type UseStore,
} from 'idb-keyval';

/** The record that unsaved work belongs to. */
export interface DraftKey {
  /** The collection, and the record's id or `new`. */
  collection: string;
  recordId: string;
}

/** A copy of unsaved work, kept in this browser beside local storage so that a full one can't lose it. */
export interface Draft extends DraftKey {
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

const placeOf = ({ collection, recordId }: DraftKey): string => `${collection}:${recordId}`;

const keyOf = ({ session, ...key }: Pick<Draft, keyof DraftKey | 'session'>): string =>
  session === undefined ? placeOf(key) : `${placeOf(key)}#${session}`;

const newestFirst = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));

let opened: UseStore | undefined;
const drafts = (): UseStore => {
  opened ??= createStore('daybreak-drafts', 'drafts');
  return opened;
};

/** Keeps the draft in place of an older one of the same session. False where the browser refuses. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  try {
    await set(keyOf(draft), draft, drafts());
    return true;
  } catch {
    return false;
  }
}

/** Every draft of a record, the newest first; none in a browser without the database. */
export async function findDrafts(key: DraftKey): Promise<Draft[]> {
  try {
    const all = await keys<string>(drafts());
    const place = placeOf(key);
    const kept = await getMany<Draft>(
      all.filter((one) => one === place || one.startsWith(`${place}#`)),
      drafts(),
    );
    return newestFirst(kept.filter((draft) => draft !== undefined));
  } catch {
    return [];
  }
}

/**
 * Removes the draft of a session; with `keptAt`, only if it has not been kept again since. A browser
 * without the database has no draft to drop.
 */
export async function dropDraft(
  draft: Pick<Draft, keyof DraftKey | 'session'> & { keptAt?: string },
): Promise<void> {
  const key = keyOf(draft);
  try {
    await drafts()('readwrite', (store) => {
      const asked: IDBRequest<Draft | undefined> = store.get(key);
      asked.onsuccess = () => {
        const isMeant = draft.keptAt === undefined || asked.result?.keptAt === draft.keptAt;
        if (isMeant) store.delete(key);
      };
      return promisifyRequest(store.transaction);
    });
  } catch {
    // Nothing was kept.
  }
}

/** Removes every draft of a record that was deleted. */
export async function dropDraftsOf(key: DraftKey): Promise<void> {
  for (const draft of await findDrafts(key)) await dropDraft(draft);
}

/** The newest draft of every record, the latest first. */
export async function listDrafts(): Promise<Draft[]> {
  try {
    const kept = await entries<string, Draft>(drafts());
    const newest = new Map<string, Draft>();
    for (const draft of newestFirst(kept.map(([, draft]) => draft)).toReversed()) {
      newest.set(placeOf(draft), draft);
    }
    return newestFirst([...newest.values()]);
  } catch {
    return [];
  }
}
