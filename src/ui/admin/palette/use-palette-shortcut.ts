import { useEffect, useEffectEvent } from 'react';
import { isPaletteShortcut } from './shortcut.ts';

/** Calls back at Ctrl/⌘-K, but not over a dialog: its work would be left behind. */
export function usePaletteShortcut(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) open();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
