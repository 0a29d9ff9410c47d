import { useEffectEvent, useLayoutEffect } from 'react';
import { isCreateShortcut, isPaletteShortcut } from './shortcut.ts';

interface Shortcuts {
  onPalette: () => void;
  onCreate: () => void;
}

/** Listens for the back office's shortcuts, but not over a dialog: its work would be left behind. */
export function useShortcuts({ onPalette, onCreate }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const asked = isPaletteShortcut(event)
      ? onPalette
      : isCreateShortcut(event)
        ? onCreate
        : undefined;
    if (!asked) return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) asked();
  });
  // With what is seen, not after it: a key pressed at once would be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
