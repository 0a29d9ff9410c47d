import { useSyncExternalStore } from 'react';

/** True while the dialog of keys is open; its openers are all over the back office. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openKeys = (): void => set(true);
export const closeKeys = (): void => set(false);

export const useAreKeysOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
