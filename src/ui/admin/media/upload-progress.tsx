import { useEffect, useRef, useSyncExternalStore } from 'react';
import { inPercent } from '#core/locale/numbers.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';

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

/** Progress of uploads, above everything, including the dialog that started them. */
export function UploadProgress() {
  const uploads = useUploads();
  const box = useRef<HTMLDivElement>(null);
  const isShown = uploads.length > 0;
  useEffect(() => {
    if (isShown) box.current?.showPopover();
    else box.current?.hidePopover();
  }, [isShown]);
  return (
    <div
      ref={box}
      popover="manual"
      className="inset-auto bottom-4 start-4 w-[min(24rem,calc(100vw-2rem))] rounded-2 bg-raise p-4 text-ink text-ui shadow-float"
    >
      <ul className="grid gap-3">
        {uploads.map(({ id, name, share }) => (
          <li key={id}>
            <p className="mb-1 flex justify-between gap-3">
              <span className="min-w-0 truncate">{words.uploading(name)}</span>
              <span className="tabular-nums">{inPercent(share)}</span>
            </p>
            <ProgressBar label={words.uploadOf(name)} value={share} />
          </li>
        ))}
      </ul>
    </div>
  );
}
