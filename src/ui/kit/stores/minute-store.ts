import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves all labels of the page, and runs only while there are some. */
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

/** Current minute since 1970; renders the component again when it changes. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute, minute);
