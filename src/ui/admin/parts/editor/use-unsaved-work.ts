import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  beginWork,
  stepWork,
  type UnsavedWords,
  type WorkEvent,
  type WorkWrite,
} from './unsaved-work.ts';
import { dropCopy, findCopies, keepCopy, type WorkKey } from './unsaved-work-store.ts';

/**
 * Milliseconds without a keystroke before a copy is stored, and the longest delay while typing goes
 * on.
 */
const KEEPING_PAUSE = 300;
const LONGEST_WAIT = 1000;

/**
 * Milliseconds to wait at `now` before a copy is stored; `since` is the time of its first change.
 */
export const keepingPause = (since: number, now: number): number =>
  Math.max(0, Math.min(KEEPING_PAUSE, LONGEST_WAIT - (now - since)));

/** Id that differs between tabs. `crypto.randomUUID` is missing on insecure origins. */
const newSession = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

async function carryOut(writes: readonly WorkWrite[]): Promise<void> {
  for (const write of writes) {
    if (write.type === 'drop') await dropCopy(write.copy);
    // Stops after a failed write: the older copy must not be dropped then.
    else if (!(await keepCopy(write.copy))) return;
  }
}

interface Work extends UnsavedWords {
  isDirty: boolean;
}

/**
 * Stores the unsaved work of an open editor as a local copy, and finds copies that other editors of
 * the record left. These are only offered, never restored without a choice. `unsaved-work.ts` has
 * the rules.
 */
export function useUnsavedWork(
  key: WorkKey,
  { isDirty, ...words }: Work,
  /** True if the current editor can show the stored fields. */
  isReadable: (fields: unknown) => boolean,
) {
  const [work, setWork] = useState(() => beginWork(key, newSession()));
  const latest = useRef(work);
  const written = useRef(Promise.resolve());
  const act = (event: WorkEvent): Promise<void> => {
    const { work: next, writes } = stepWork(latest.current, event);
    latest.current = next;
    setWork(next);
    if (writes.length > 0) written.current = written.current.then(() => carryOut(writes));
    return written.current;
  };
  const now = (): string => new Date().toISOString();

  const find = useEffectEvent(async () => {
    const copies = await findCopies(key);
    await act({ type: 'found', copies, isReadable: (copy) => isReadable(copy.fields) });
  });
  useEffect(() => void find(), []);

  /** Time of the first change that is not stored yet. */
  const waitsSince = useRef<number>(undefined);
  const keep = useEffectEvent(() => {
    waitsSince.current = undefined;
    void act({ type: 'rest', words: isDirty ? words : undefined, at: now() });
  });
  const { fields } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    if (!isDirty && !latest.current.hasOwn) return undefined;
    waitsSince.current ??= Date.now();
    const timer = setTimeout(keep, keepingPause(waitsSince.current, Date.now()));
    return () => clearTimeout(timer);
  }, [fields, isDirty, work.key.recordId]);

  // Stores pending input when the editor closes, for example because the session ended.
  useEffect(() => () => keep(), []);

  useEffect(() => {
    // Stores pending input when the tab is hidden: it may never come back.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);

  return {
    /** Copy to offer. */
    found: work.left[0],
    /** Puts the offered copy into the editor, in place of its fields. */
    restore: (): void =>
      void act({
        type: 'restore',
        words: isDirty ? words : undefined,
        session: newSession(),
        at: now(),
      }),
    /** Notes the id that a new record got: its copy goes by that. */
    name: (recordId: string): void => void act({ type: 'named', recordId }),
    discard: (): void => void act({ type: 'discard' }),
    /** Marks fields as saved; resolves once their copies are removed. */
    finish: (saved: unknown): Promise<void> => act({ type: 'saved', fields: saved }),
    /** Discards the fields; resolves once their copy is removed. */
    giveUp: (): Promise<void> => act({ type: 'give-up', fields }),
  };
}
