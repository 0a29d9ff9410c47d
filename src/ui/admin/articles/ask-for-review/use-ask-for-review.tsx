import { type ReactNode, useState } from 'react';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import type { CommandContext, GivenCommand } from '../commands/article-command.ts';
import { commandsFor } from '../commands/editor-commands.ts';
import { AskForReviewDialog } from './ask-for-review-dialog.tsx';

interface AskForReviewControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of the editor's menu that sends the article for review to one person, where it can be sent. */
export function useAskForReview(
  context: CommandContext,
  give: (given: GivenCommand) => void,
): AskForReviewControls {
  const [isOpen, setOpen] = useState(false);
  if (!commandsFor(context).some(({ command }) => command === 'submit')) {
    return { entries: [], dialog: null };
  }
  const close = (): void => setOpen(false);
  const { title, category } = context.fields;
  const open = (): void => {
    // The command is refused at the missing field, before the dialog asks for a person and a day.
    if (title.trim() === '' || category.trim() === '')
      give({ command: 'submit', done: 'Article sent for review.' });
    else setOpen(true);
  };
  return {
    entries: [{ label: 'Ask one person for a review…', onChoose: open }],
    dialog: isOpen ? (
      <AskForReviewDialog
        about={context.fields.title.trim() || 'Untitled'}
        give={(given) => {
          close();
          give(given);
        }}
        onClose={close}
      />
    ) : null,
  };
}
