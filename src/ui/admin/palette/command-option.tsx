import { useEffect, useRef } from 'react';
import { ShellIcon } from '../shell/shell-icon.tsx';
import type { Command } from './commands.ts';

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: () => void;
  /** Called when the pointer moves over the option. */
  onPoint: () => void;
}

export function CommandOption({ id, command, isActive, onChoose, onPoint }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      onPointerMove={onPoint}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-2 px-2 font-medium text-ink-2 text-ui outline-offset-[-2px] aria-selected:bg-wash-2 aria-selected:text-ink pointer-coarse:min-h-11 forced-colors:aria-selected:outline-2"
    >
      <ShellIcon icon={command.icon} className="size-4.5" />
      <span className="min-w-0 flex-auto">{command.label}</span>
      {command.shortcut ? <kbd className="font-sans text-meta">{command.shortcut}</kbd> : null}
    </div>
  );
}
