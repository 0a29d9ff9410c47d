import { useNavigate } from 'react-router';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { useRole } from '../shell/back-office-route.tsx';
import type { Way } from '../shell/sections.ts';
import { useLogOut } from '../shell/use-log-out.ts';
import { CommandList } from './command-list.tsx';
import { type Command, commandsOver } from './commands.ts';

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
      label="Find a section, a record or an action"
      className="mt-[min(12vh,7rem)] w-[min(36rem,calc(100%-2rem))] rounded-2 bg-raise text-ink shadow-float"
    >
      <CommandList commands={commands} goTo={goTo} onChoose={choose} onClose={onClose} />
    </Dialog>
  );
}
