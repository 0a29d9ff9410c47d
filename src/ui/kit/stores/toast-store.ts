/** One toast at a time. Islands share it, so it lives outside React. */

export interface Toast {
  title: string;
  text?: string;
  /** An error: announced at once, in red. */
  isError?: boolean;
  /** A plain remark: nothing succeeded, so it bears no tick. */
  isRemark?: boolean;
  /** After it, whoever reads it is asked whether the site may notify. */
  asksToNotify?: boolean;
}

type Listener = () => void;

let current: Toast | undefined;
const listeners = new Set<Listener>();

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that is up. The event wakes the region for toasts of a page from a server. */
export function showToast(toast: Toast): void {
  set({ ...toast });
  const region = document.querySelector('.toasts[popover]');
  region?.dispatchEvent(new Event('toast', { bubbles: true }));
}

export const dismissToast = (): void => set(undefined);

/** For `useSyncExternalStore`. */
export const currentToast = (): Toast | undefined => current;

export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
