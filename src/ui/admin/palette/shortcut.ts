export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Shortcut labels for the user's platform. */
export const shortcutLabels = {
  palette: (): string => (isMac() ? '⌘ K' : 'Ctrl K'),
  create: (): string => (isMac() ? '⌥ N' : 'Alt N'),
  save: (): string => (isMac() ? '⌘ S' : 'Ctrl S'),
};

/** True where a key press opens the palette. */
export const isPaletteShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k';

/** True where a key press creates a record. Uses the key's position: ⌥N types a tilde on a Mac. */
export const isCreateShortcut = (event: KeyboardEvent): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyN';

/** True where a key press saves. */
export const isSaveShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 's';
