import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/shell-words.ts';
import { useRole } from '../shell/back-office-route.tsx';
import type { Way } from '../shell/sections.ts';
import { useLogOut } from '../shell/use-log-out.ts';
import { CommandList } from './command-list.tsx';
import { type Command, commandsOver } from './palette-commands.ts';
import { isCreateShortcut, isPaletteShortcut, shortcutLabels } from './shortcut.ts';

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

/** Button that opens the palette, with its keyboard shortcut. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-2 border border-edge bg-paper px-2 text-start text-ink-3 text-ui transition-colors hover:border-ink hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon name="search" className="size-4.5" />
      <span className="min-w-0 flex-auto">{words.searchOrJump}</span>
      <kbd className="font-sans text-meta">{shortcutLabels.palette()}</kbd>
    </button>
  );
}

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** Creation that the keyboard shortcut starts on this page. */
  creation: Way;
}

/** Dialog that finds every section, record and action of the back office. */
export function CommandPalette({ isOpen, onClose, creation }: CommandPaletteProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const role = useRole();
  const goTo = (path: string): void => void navigate(path);
  const commands = commandsOver({
    role,
    goTo,
    logOut: () => void logOut(),
    creation,
  });
  const choose = (command: Command): void => {
    onClose();
    command.run();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={words.findASectionARecord}
      className="mt-[min(12vh,7rem)] w-[min(36rem,calc(100%-2rem))] rounded-2 bg-raise text-ink shadow-float"
    >
      <CommandList commands={commands} goTo={goTo} onChoose={choose} onClose={onClose} />
    </Dialog>
  );
}
