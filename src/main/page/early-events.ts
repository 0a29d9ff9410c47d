import { copyOf } from './copy-event.ts';

declare global {
  interface Window {
    /** Events from before the page's script, kept by a script in the head (`inline-scripts.ts`). */
    early?: Event[] | undefined;
  }
}

/** Repeats what was done to the page, and what failed in it, before its script had come. */
export function repeatEarlyEvents(): void {
  const early = window.early ?? [];
  window.early = undefined;
  for (const event of early) event.target?.dispatchEvent(copyOf(event));
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
