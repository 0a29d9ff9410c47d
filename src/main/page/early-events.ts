import { copyOf } from './entry.ts';

declare global {
  interface Window {
    /** Events from before the page's script, recorded by a script in the head (`inline-scripts.ts`). */
    early?: Event[] | undefined;
  }
}

/** Replays events and load errors from before the page's script. */
export function repeatEarlyEvents(): void {
  const early = window.early ?? [];
  window.early = undefined;
  for (const event of early) event.target?.dispatchEvent(copyOf(event));
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
