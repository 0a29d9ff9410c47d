import { commandWords } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';

/** Says what is deleted with a discarded draft, and whether it can be restored. */
function lossOf({ state }: CommandContext, isBrowser: boolean): string {
  const back = isBrowser ? words.youCanRestoreItsWords : words.youCanRestoreItsWordsFor30;
  if (state.isPublic) {
    return words.allChangesSincePublication;
  }
  return state.stage === 'withdrawn'
    ? words.articleAndAllAboutItDeleted(back)
    : words.articleDeleted(back);
}

/** Asks before a draft is discarded, with what that means for readers. */
export function DiscardDialog({ context, give, onClose }: CommandDialogProps) {
  const isBrowser = useBackOffice().site.edition === 'browser';
  return (
    <ConfirmDialog
      isOpen
      title={words.discardTheDraft}
      text={lossOf(context, isBrowser)}
      confirmLabel={commandWords.discard.label}
      cancelLabel={words.keepIt}
      onConfirm={() => give({ command: 'discard', done: commandWords.discard.done })}
      onCancel={onClose}
    />
  );
}
