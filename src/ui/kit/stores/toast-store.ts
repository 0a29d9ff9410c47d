import type { ReactNode } from 'react';

/** The one current toast. Islands are separate React roots, so it lives outside React. */

export interface Toast {
  title: string;
  /** Sentence; in the back office with a button such as *Undo*. */
  text?: ReactNode;
  /** Page that it leads to. */
  link?: { label: string; href: string };
  /** Shown in red and announced at once. */
  isError?: boolean;
  /** Neutral: no success, so no tick. */
  isRemark?: boolean;
  /** After the toast, asks for notification permission. */
  asksToNotify?: boolean;
}

type Listener = () => void;

let current: Toast | undefined;
const listeners = new Set<Listener>();

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, replacing the current one. The event wakes the toaster island of a server page.
 */
export function showToast(toast: Toast): void {
  set({ ...toast });
  const region = document.querySelector('.toasts[popover]');
  region?.dispatchEvent(new Event('toast', { bubbles: true }));
}

export const dismissToast = (): void => set(undefined);

/** Snapshot for `useSyncExternalStore`. */
export const currentToast = (): Toast | undefined => current;

export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
