const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the shortcuts are written on this machine. */
export const shortcutLabels = {
  palette: (): string => (isMac() ? '⌘ K' : 'Ctrl K'),
  create: (): string => (isMac() ? '⌥ N' : 'Alt N'),
};

/** Whether a key press asks for the palette. */
export const isPaletteShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k';

/** Whether a key press asks for something new. By its place: ⌥N types a tilde on a Mac. */
export const isCreateShortcut = (event: KeyboardEvent): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyN';
