import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { dismissInTime } from '../behaviours/toast-time.ts';
import { currentToast, dismissToast, subscribeToToast, type Toast } from '../stores/toast-store.ts';
import { defineIsland } from './define-island.tsx';
import { ToastCard } from './toast-card.tsx';

/*
 * Toasters from bottom to top. A modal dialog makes the page under it inert, so each dialog has its
 * own toaster, and the one mounted last shows the toasts.
 */
let toasters: readonly string[] = [];
const listeners = new Set<() => void>();

function setToasters(next: readonly string[]): void {
  toasters = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useIsTopmost(isInDialog: boolean): boolean {
  const id = useId();
  useEffect(() => {
    // A dialog that is open on arrival mounts before the page's toaster.
    setToasters(isInDialog ? [...toasters, id] : [id, ...toasters]);
    return () => setToasters(toasters.filter((one) => one !== id));
  }, [id, isInDialog]);
  return useSyncExternalStore(
    subscribe,
    () => toasters.at(-1) === id,
    () => false,
  );
}

/** Further display time of a toast with a button, such as *Undo*, which must be reached by keys, in milliseconds. */
const BUTTON_TIME = 15_000;

function TimedToast({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = card;
    if (!current) return undefined;
    const hasButton = typeof toast.text === 'object';
    let stop = () => {};
    const timer = setTimeout(
      () => {
        stop = dismissInTime(current, dismissToast);
      },
      hasButton ? BUTTON_TIME : 0,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [toast]);
  return <ToastCard ref={card} toast={toast} onDismiss={dismissToast} />;
}

interface ToasterProps {
  isInDialog?: boolean;
  /** Position, if not in the corner. */
  className?: string;
}

function ToastRegions({ isInDialog = false, className = '' }: ToasterProps) {
  const region = useRef<HTMLDivElement>(null);
  const isTopmost = useIsTopmost(isInDialog);
  const current = useSyncExternalStore(subscribeToToast, currentToast, () => undefined);
  const toast = isTopmost ? current : undefined;

  // The popover opens once and stays open while empty: live regions must exist before their text.
  useEffect(() => {
    const element = region.current;
    if (element?.popover && !element.matches(':popover-open')) element.showPopover();
  }, []);

  return (
    <div ref={region} popover={isInDialog ? undefined : 'manual'} className={`toasts ${className}`}>
      <div role="status">{toast && !toast.isError ? <TimedToast toast={toast} /> : null}</div>
      <div role="alert">{toast?.isError ? <TimedToast toast={toast} /> : null}</div>
    </div>
  );
}

/**
 * Shows one toast at a time, above everything, in live regions that stay mounted. In a dialog it is
 * part of the layout instead of the top layer.
 */
export const Toaster = defineIsland({
  name: 'toaster',
  part: ToastRegions,
  wakes: ['toast .toasts'],
});
