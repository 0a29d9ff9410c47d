import type { KeyboardEvent } from 'react';

/** Actions by the letter that gives them with Ctrl/⌘ and Shift. */
export type ShiftKeys = Readonly<Record<string, () => void>>;

/** `onKeyDown` handler of a field whose words are sent by a button beside it: Ctrl/⌘-Enter sends them. */
export const sendsByKey =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.target instanceof HTMLButtonElement) return;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    event.preventDefault();
    send();
  };

/**
 * `onKeyDown` handler of a form: Ctrl/⌘-S saves it instead of the page, with Shift and a letter does more, Ctrl/⌘-Shift-
 * Enter is its main button.
 */
export const savesByKey =
  (save: () => void, shiftKeys: ShiftKeys = {}, main: () => void = save) =>
  (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = event.key.toLowerCase();
    const byShift = letter === 'enter' ? main : shiftKeys[letter];
    const act = event.shiftKey ? byShift : letter === 's' ? save : undefined;
    // The browser would save the page, load it again or open its history.
    if (act || letter === 's') event.preventDefault();
    act?.();
  };
