import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { dismissInTime } from '../behaviours/toast-time.ts';
import { currentToast, dismissToast, subscribeToToast, type Toast } from '../stores/toast-store.ts';
import { defineIsland } from './define-island.tsx';
import { ToastCard } from './toast-card.tsx';

/*
 * Content under a modal dialog is inert: neither clickable nor announced. Every dialog therefore
 * has a toaster of its own, and the one mounted last shows the toasts.
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
    // A dialog that is open from the first moment mounts before the page around it.
    setToasters(isInDialog ? [...toasters, id] : [id, ...toasters]);
    return () => setToasters(toasters.filter((one) => one !== id));
  }, [id, isInDialog]);
  return useSyncExternalStore(
    subscribe,
    () => toasters.at(-1) === id,
    () => false,
  );
}

function TimedToast({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast has the whole time
  useEffect(() => (card.current ? dismissInTime(card.current, dismissToast) : undefined), [toast]);
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

  // Shown once, even while empty: regions that come and go are not announced.
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
 * The place of toasts: one at a time, above everything, announced in regions that persist. In a dialog it
 * is an element like others, which the dialog may give room of its own.
 */
export const Toaster = defineIsland({
  name: 'toaster',
  part: ToastRegions,
  wakes: ['toast .toasts'],
});
