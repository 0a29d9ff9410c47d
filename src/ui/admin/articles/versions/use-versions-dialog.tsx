import { type ReactNode, useState } from 'react';
import { commandWords } from '#core/words/workflow-words.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import type {
  CommandContext,
  CommandDialogProps,
  GivenCommand,
} from '../commands/article-command.ts';
import { commandsFor } from '../commands/editor-commands.ts';
import { hasConsequence } from '../commands/publish-dialog.tsx';
import type { ArticleFields } from '../editor/article-fields.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface VersionsOfEditor {
  /** The article's id; `undefined` before it is on the desk. */
  id: string | undefined;
  fields: ArticleFields;
  restoreVersion: (fields: ArticleFields) => void;
  context: CommandContext;
  give: (given: GivenCommand) => void;
}

/** Says after a restoration that readers still have the other version, and offers to publish. */
function RestoredDialog({ context, give, onClose }: CommandDialogProps) {
  const mayPublish =
    commandsFor(context).some(({ command }) => command === 'publish') && !hasConsequence(context);
  const publish = (): void => {
    if (mayPublish) give({ command: 'publish', done: commandWords.publish.done });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.readersStillHaveTheOther}
      text={words.whatYouRestoredIsSaved(
        mayPublish ? words.publishItAndReadersGet : words.theyGetItOnce,
      )}
      confirmTone="ink"
      confirmLabel={mayPublish ? commandWords.publish.label : words.understood}
      cancelLabel={mayPublish ? words.notYet : words.close}
      onConfirm={publish}
      onCancel={onClose}
    />
  );
}

interface VersionsControls {
  entries: MenuEntry[];
  button: ReactNode;
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Ways to the versions of the article in the editor: a button, an entry of the menu, and their dialog. */
export function useVersionsDialog(editor: VersionsOfEditor): VersionsControls {
  const { id, fields, restoreVersion, context, give } = editor;
  const [isOpen, setOpen] = useState(false);
  const [isRestored, setRestored] = useState(false);
  if (id === undefined) return { entries: [], button: null, dialog: null };
  const open = (): void => setOpen(true);
  const close = (): void => setOpen(false);
  return {
    entries: [{ label: words.versions, onChoose: open }],
    button: (
      <Button tone="line" size="small" onClick={open} className="max-md:hidden">
        {words.versions}
      </Button>
    ),
    dialog: isOpen ? (
      <VersionsDialog
        articleId={id}
        fields={fields}
        onRestore={(restored) => {
          close();
          restoreVersion(restored);
          setRestored(context.state.isPublic);
        }}
        onClose={close}
      />
    ) : isRestored && context.state.stage !== 'published' ? (
      <RestoredDialog context={context} give={give} onClose={() => setRestored(false)} />
    ) : null,
  };
}
