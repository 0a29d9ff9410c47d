import type { KeyboardEvent } from 'react';

/** For a form's `onKeyDown`: Ctrl/⌘-S saves it, and not the page as a file. */
export const savesByKey =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
