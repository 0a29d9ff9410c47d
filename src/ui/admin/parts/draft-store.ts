import { createStore, del, entries, get, set } from 'idb-keyval';

/** Unsaved work, kept in this browser beside local storage so that a full one can't lose it. */
export interface Draft {
  /** The collection, and the record's id or `new`. */
  collection: string;
  recordId: string;
  /** The version that the work began from; none for a new record. */
  version?: number | undefined;
  /** What a person would call it. */
  label: string;
  /** ISO instant of the last keystroke that was kept. */
  keptAt: string;
  fields: unknown;
}

export type DraftKey = Pick<Draft, 'collection' | 'recordId'>;

const keyOf = ({ collection, recordId }: DraftKey): string => `${collection}:${recordId}`;

let opened: ReturnType<typeof createStore> | undefined;
const drafts = (): ReturnType<typeof createStore> => {
  opened ??= createStore('daybreak-drafts', 'drafts');
  return opened;
};

/** Keeps the draft in place of an older one of the same record. False where the browser refuses. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  try {
    await set(keyOf(draft), draft, drafts());
    return true;
  } catch {
    return false;
  }
}

export async function findDraft(key: DraftKey): Promise<Draft | undefined> {
  try {
    return await get<Draft>(keyOf(key), drafts());
  } catch {
    return undefined;
  }
}

export async function dropDraft(key: DraftKey): Promise<void> {
  try {
    await del(keyOf(key), drafts());
  } catch {
    // A browser without the database has no draft to drop.
  }
}

/** Every draft, the latest first. */
export async function listDrafts(): Promise<Draft[]> {
  try {
    const kept = await entries<string, Draft>(drafts());
    return kept.map(([, draft]) => draft).toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
  } catch {
    return [];
  }
}
