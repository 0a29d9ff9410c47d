import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  TOAST_TIME,
  type Toast,
} from '../stores/toast-store.ts';
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

/** Dismisses the toast after its time, which rests while someone is at it. */
function useDismissal(toast: Toast | undefined, isHeld: boolean): void {
  const left = useRef({ toast, time: TOAST_TIME });
  useEffect(() => {
    if (!toast || isHeld) return undefined;
    if (left.current.toast !== toast) left.current = { toast, time: TOAST_TIME };
    const started = Date.now();
    const timer = setTimeout(dismissToast, left.current.time);
    return () => {
      clearTimeout(timer);
      left.current.time -= Date.now() - started;
    };
  }, [toast, isHeld]);
}

function TimedToast({ toast }: { toast: Toast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useDismissal(toast, isHovered || isFocused);
  return (
    <ToastCard
      toast={toast}
      onDismiss={dismissToast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
}

interface ToasterProps {
  isInDialog?: boolean;
  /** Position, if not in the corner. */
  className?: string;
}

/**
 * The place of toasts: one at a time, above everything, announced in regions that persist. In a dialog it
 * is an element like others, which the dialog may give room of its own.
 */
export function Toaster({ isInDialog = false, className = '' }: ToasterProps) {
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

export const toasterIsland = { name: 'toaster', part: Toaster } as const;
