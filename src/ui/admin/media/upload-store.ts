import { useSyncExternalStore } from 'react';

/** A running upload. */
export interface Upload {
  id: number;
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** Delay before the progress bar appears, in milliseconds. */
const PATIENCE = 400;

let uploads: readonly Upload[] = [];
let made = 0;
const listeners = new Set<() => void>();

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the progress of an upload until `end`; short uploads are never shown. */
export function showUpload(name: string) {
  made += 1;
  const upload: Upload = { id: made, name, share: 0 };
  const timer = setTimeout(() => set([...uploads, upload]), PATIENCE);
  return {
    advance: (share: number): void => {
      upload.share = share;
      set(uploads.map((one) => (one.id === upload.id ? { ...one, share } : one)));
    },
    end: (): void => {
      clearTimeout(timer);
      set(uploads.filter(({ id }) => id !== upload.id));
    },
  };
}

export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);
