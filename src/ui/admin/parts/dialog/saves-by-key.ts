import type { KeyboardEvent } from 'react';

/** `onKeyDown` handler of a form: Ctrl/⌘-S saves it instead of the page. */
export const savesByKey =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
