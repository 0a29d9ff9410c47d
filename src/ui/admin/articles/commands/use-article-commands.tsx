import { type ReactNode, useState } from 'react';
import { commandWords } from '#core/words/workflow-words.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { isMac } from '../../palette/shortcut.ts';
import type { ShiftKeys } from '../../parts/dialog/saves-by-key.ts';
import { MenuButton, type MenuEntry } from '../../parts/menu/menu-button.tsx';
import { StageGlyph } from '../list/stage-name.tsx';
import type {
  CommandContext,
  EditorCommand,
  EditorCommandName,
  GivenCommand,
} from './article-command.ts';
import { commandsFor, mainCommand } from './editor-commands.ts';
import { publishLine } from './publish-dialog.tsx';

interface ArticleCommands {
  /** Label and action of the ink button. */
  main: { label: string; hint: string | undefined; run: () => void };
  /** Saves the draft; never publishes. */
  saveDraft: () => void;
  /** Button of the menu with all commands. */
  menu: ReactNode;
  shiftKeys: ShiftKeys;
  /** The open dialog of a command; render it. */
  dialog: ReactNode;
}

const keysOf = ({ command, key }: EditorCommand): string | undefined => {
  const [ctrl, shift] = isMac() ? ['⌘', '⇧'] : ['Ctrl', 'Shift'];
  if (command === 'save-and-publish') return `${ctrl} ${shift} ${isMac() ? '↩' : 'Enter'}`;
  if (command === 'save-draft') return `${ctrl} S`;
  return key && `${ctrl} ${shift} ${key.toUpperCase()}`;
};

const groupNames = ['save', 'desk', 'after'] as const;

/** Commands of the editor for the article's state and the user's rights: ink button, menu, keys, dialogs. */
export function useArticleCommands(
  context: CommandContext,
  give: (given: GivenCommand) => void,
  /** Entries at the menu's end that are no commands. */
  further: readonly MenuEntry[],
): ArticleCommands {
  const [asked, setAsked] = useState<EditorCommandName>();
  const commands = commandsFor(context);
  const main = mainCommand(context);
  const run = (entry: EditorCommand): void => {
    if (entry.asks?.(context)) setAsked(entry.command);
    else give({ command: entry.command, done: commandWords[entry.command].done });
  };
  const entryOf = (entry: EditorCommand): MenuEntry => ({
    label: commandWords[entry.command].label,
    hint: entry.hint ? entry.hint(context) : commandWords[entry.command].hint,
    keys: keysOf(entry),
    glyph: entry.glyph && <StageGlyph stage={entry.glyph} />,
    onChoose: () => run(entry),
  });
  const Dialog = commands.find(({ command }) => command === asked)?.asks?.(context);
  const close = (): void => setAsked(undefined);
  return {
    main: {
      label: commandWords[main?.command ?? 'save-and-publish'].label,
      hint: main?.command === 'save-and-publish' ? publishLine(context) : undefined,
      run: () => main && run(main),
    },
    saveDraft: () => give({ command: 'save-draft', done: commandWords['save-draft'].done }),
    menu: (
      <MenuButton
        label={words.moreWaysToSave}
        groups={[
          ...groupNames.map((name) => commands.filter(({ group }) => group === name).map(entryOf)),
          further,
        ]}
        className="grid min-h-9 w-9 place-items-center rounded-e-1 border-transparent border-s border-s-ink-3 bg-ink text-on-ink hover:bg-ink-2 pointer-coarse:min-h-11 pointer-coarse:w-11"
      >
        <Icon name="chevron-down" className="size-4" />
      </MenuButton>
    ),
    shiftKeys: Object.fromEntries(
      commands.flatMap((entry) => (entry.key ? [[entry.key, () => run(entry)]] : [])),
    ),
    dialog: Dialog ? (
      <Dialog
        context={context}
        give={(given) => {
          close();
          give(given);
        }}
        onClose={close}
      />
    ) : null,
  };
}
