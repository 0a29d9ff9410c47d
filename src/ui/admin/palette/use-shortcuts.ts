import { useEffectEvent, useLayoutEffect } from 'react';
import { isCreateShortcut, isPaletteShortcut } from './shortcut.ts';

interface Shortcuts {
  onPalette: () => void;
  onCreate: () => void;
}

/** Handles the keyboard shortcuts of the back office; ignores them while a modal dialog is open. */
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
  // Before paint: an effect would miss keys pressed right after the page appears.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
