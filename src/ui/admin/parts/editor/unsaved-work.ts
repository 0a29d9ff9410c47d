import type { WorkCopy, WorkKey } from './unsaved-work-store.ts';

/** Unsaved input of an editor, without its storage key. */
export type UnsavedWords = Pick<WorkCopy, 'fields' | 'label' | 'version' | 'base'>;

/** State of an open editor: the copies of unsaved work on its record. */
export interface UnsavedWork {
  key: WorkKey;
  /** Session under which this editor stores its copy. */
  session: string;
  /** True if this editor has stored a copy. */
  hasOwn: boolean;
  /**
   * Copies by other editors, newest first, then those replaced by restoring. The first one is
   * offered.
   */
  left: readonly WorkCopy[];
  /** Copies that the current editor cannot show. */
  unreadable: readonly WorkCopy[];
  /** Fields already saved or discarded; a late timer must not store them again. */
  settled?: unknown;
}

/** Input of the state machine. `at` is an ISO instant. */
export type WorkEvent =
  /** The editor opened and found these copies. */
  | { type: 'found'; copies: readonly WorkCopy[]; isReadable: (copy: WorkCopy) => boolean }
  /** Typing paused; without `words`, the editor shows the stored fields. */
  | { type: 'rest'; words: UnsavedWords | undefined; at: string }
  /** The offered copy replaces `words` in the editor, which continues as `session`. */
  | { type: 'restore'; words: UnsavedWords | undefined; session: string; at: string }
  /** The offered copy is discarded. */
  | { type: 'discard' }
  /** The new record got an id. */
  | { type: 'named'; recordId: string }
  /** `fields` were saved. */
  | { type: 'saved'; fields: unknown }
  /** `fields` were discarded. */
  | { type: 'give-up'; fields: unknown };

/** Write to the store of copies; writes run in order. */
export type WorkWrite =
  | { type: 'put'; copy: WorkCopy }
  /** With `keptAt`: only if the copy is unchanged since. */
  | { type: 'drop'; copy: WorkKey & { session?: string | undefined; keptAt?: string } };

interface Step {
  work: UnsavedWork;
  writes: WorkWrite[];
}

export const beginWork = (key: WorkKey, session: string): UnsavedWork => ({
  key,
  session,
  hasOwn: false,
  left: [],
  unreadable: [],
});

const put = (copy: WorkCopy): WorkWrite => ({ type: 'put', copy });
const dropSeen = ({ collection, recordId, session, keptAt }: WorkCopy): WorkWrite => ({
  type: 'drop',
  copy: { collection, recordId, session, keptAt },
});

const dropOwn = ({ key, session, hasOwn }: UnsavedWork): WorkWrite[] =>
  hasOwn ? [{ type: 'drop', copy: { ...key, session } }] : [];

const afterwards = (instant: string): string => new Date(Date.parse(instant) + 1).toISOString();

function rest(work: UnsavedWork, words: UnsavedWords | undefined, keptAt: string): Step {
  if (!words) return { work: { ...work, hasOwn: false }, writes: dropOwn(work) };
  if (words.fields === work.settled) return { work, writes: [] };
  const copy = { ...work.key, ...words, session: work.session, keptAt };
  return { work: { ...work, hasOwn: true }, writes: [put(copy)] };
}

/**
 * Restores the offered copy. The replaced fields become the last offer, so that no copy gets lost.
 */
function restore(work: UnsavedWork, event: WorkEvent & { type: 'restore' }): Step {
  const [offer, ...others] = work.left;
  if (!offer) return { work, writes: [] };
  const { words, session, at } = event;
  const replaced = words && { ...work.key, ...words, session: work.session, keptAt: at };
  const restored = { ...offer, session, keptAt: afterwards(at) };
  return {
    work: { ...work, session, hasOwn: true, left: replaced ? [...others, replaced] : others },
    writes: [...(replaced ? [put(replaced)] : dropOwn(work)), put(restored), dropSeen(offer)],
  };
}

/** Drops the older copies of the saved record, offered or not. Copies of other new records stay. */
function saved(work: UnsavedWork, fields: unknown): Step {
  const isOfOther = ({ recordId }: WorkCopy): boolean => recordId === 'new';
  const left = work.left.filter(isOfOther);
  const needless = [...work.unreadable, ...work.left.filter((copy) => !isOfOther(copy))];
  return {
    work: { ...work, hasOwn: false, left, unreadable: [], settled: fields },
    writes: [...dropOwn(work), ...needless.map(dropSeen)],
  };
}

/** Returns the next state and its writes. Every event is allowed in every state. */
export function stepWork(work: UnsavedWork, event: WorkEvent): Step {
  switch (event.type) {
    case 'found': {
      const others = event.copies.filter(({ session }) => session !== work.session);
      const left = others.filter(event.isReadable);
      const unreadable = others.filter((copy) => !left.includes(copy));
      return { work: { ...work, left, unreadable }, writes: [] };
    }
    case 'rest':
      return rest(work, event.words, event.at);
    case 'restore':
      return restore(work, event);
    case 'discard': {
      const [offer, ...others] = work.left;
      return offer
        ? { work: { ...work, left: others }, writes: [dropSeen(offer)] }
        : { work, writes: [] };
    }
    case 'named':
      return {
        work: { ...work, key: { ...work.key, recordId: event.recordId }, hasOwn: false },
        writes: dropOwn(work),
      };
    case 'saved':
      return saved(work, event.fields);
    case 'give-up':
      return {
        work: { ...work, hasOwn: false, settled: event.fields },
        writes: dropOwn(work),
      };
  }
}
