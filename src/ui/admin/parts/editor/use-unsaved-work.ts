import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepingPause } from './keeping-pause.ts';
import {
  beginWork,
  stepWork,
  type UnsavedWords,
  type WorkEvent,
  type WorkWrite,
} from './unsaved-work.ts';
import { dropCopy, findCopies, keepCopy, type WorkKey } from './unsaved-work-store.ts';

/** Apart from those of other tabs; `crypto.randomUUID` is missing on insecure addresses. */
const newSession = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

async function carryOut(writes: readonly WorkWrite[]): Promise<void> {
  for (const write of writes) {
    if (write.type === 'drop') await dropCopy(write.copy);
    // A copy that can't be written must not take the older one along.
    else if (!(await keepCopy(write.copy))) return;
  }
}

interface Work extends UnsavedWords {
  isDirty: boolean;
}

/**
 * Keeps the unsaved work of an open editor as a local copy, and finds what other editors of the same
 * record left behind. That is only offered; nothing is overwritten without a person's choice.
 * `unsaved-work.ts` has the rules.
 */
export function useUnsavedWork(
  key: WorkKey,
  { isDirty, ...words }: Work,
  /** True where the current editor can show the stored fields. */
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

  const find = useEffectEvent(async (isCurrent: () => boolean) => {
    const copies = await findCopies(key);
    if (!isCurrent()) return;
    await act({ type: 'found', copies, isReadable: (copy) => isReadable(copy.fields) });
  });
  useEffect(() => {
    let isCurrent = true;
    void find(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, []);

  /** Since when there are words that were not kept. */
  const waitsSince = useRef<number>(undefined);
  const keep = useEffectEvent(() => {
    waitsSince.current = undefined;
    void act({ type: 'rest', words: isDirty ? words : undefined, at: now() });
  });
  const { fields } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed starts the pause anew
  useEffect(() => {
    if (!isDirty && !latest.current.hasOwn) return undefined;
    waitsSince.current ??= Date.now();
    const timer = setTimeout(keep, keepingPause(waitsSince.current, Date.now()));
    return () => clearTimeout(timer);
  }, [fields, isDirty]);

  // A session that ends closes the editor: what the pause still held back is kept now.
  useEffect(() => () => keep(), []);

  useEffect(() => {
    // The tab is going away: what the pause still held back is kept now.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);

  return {
    /** Work that was left unsaved; offer it. */
    found: work.left[0],
    /** The offer was taken into the editor, in place of these words. */
    restore: (): void =>
      void act({
        type: 'restore',
        words: isDirty ? words : undefined,
        session: newSession(),
        at: now(),
      }),
    discard: (): void => void act({ type: 'discard' }),
    /** These fields were saved; done when no copy of them is left. */
    finish: (saved: unknown): Promise<void> => act({ type: 'saved', fields: saved }),
    giveUp: (): void => void act({ type: 'give-up', fields }),
  };
}
