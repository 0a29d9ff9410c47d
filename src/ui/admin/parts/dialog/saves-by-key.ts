import type { KeyboardEvent } from 'react';

/** `onKeyDown` handler of a form: Ctrl/⌘-S saves it instead of the page, with Shift as a draft. */
export const savesByKey =
  (save: () => void, saveDraft?: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.shiftKey) save();
    else saveDraft?.();
  };
