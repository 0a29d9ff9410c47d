import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves every label of the page, and rests while there is none. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, MINUTE / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const minute = (): number => Math.floor(Date.now() / MINUTE);

/** The current minute, counted from 1970; the component renders again when it changes. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute, minute);
