import { useEffect, useEffectEvent, useRef } from 'react';
import type { SavePhase } from '../../parts/editor/save-transition.ts';

/** Milliseconds of rest after which what was typed is autosaved, and the longest delay while typing. */
const REST = 1000;
const LONGEST_WAIT = 10_000;

/** Milliseconds between two tries while the site can't be reached. */
const RETRY = 5000;

interface AutosaveSetting {
  fields: object;
  isDirty: boolean;
  phase: SavePhase;
  save: () => void;
  goBackOnline: () => void;
}

/** Triggers autosaves: when typing pauses, at once when the page is hidden, and when the connection is back. */
export function useAutosave({ fields, isDirty, phase, save, goBackOnline }: AutosaveSetting): void {
  const waitsSince = useRef<number>(undefined);
  const autosave = useEffectEvent(() => {
    waitsSince.current = undefined;
    save();
  });
  const isResting = phase !== 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    if (!(isDirty && isResting)) return undefined;
    waitsSince.current ??= Date.now();
    const left = LONGEST_WAIT - (Date.now() - waitsSince.current);
    const timer = setTimeout(autosave, Math.max(0, Math.min(REST, left)));
    return () => clearTimeout(timer);
  }, [fields, isDirty, isResting]);

  const onHide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && isDirty) autosave();
  });
  useEffect(() => {
    const hide = (): void => onHide();
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);

  const tryAgain = useEffectEvent(goBackOnline);
  useEffect(() => {
    if (phase !== 'offline') return undefined;
    const retry = (): void => tryAgain();
    const timer = setInterval(retry, RETRY);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [phase]);
}
