import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';

/** Says what is deleted with a discarded draft, and whether it can be restored. */
function lossOf({ state }: CommandContext, isBrowser: boolean): string {
  const back = isBrowser
    ? 'you can restore its words under Discarded in Articles as long as they are among the ten versions that this edition keeps.'
    : 'you can restore its words for 30 days under Discarded in Articles.';
  if (state.isPublic) {
    return 'All changes since publication are discarded, also those of others. Readers keep what is published. The discarded words stay among the versions.';
  }
  return state.stage === 'withdrawn'
    ? `The article is deleted with its notes, its live blog, its published versions and its redirect; ${back}`
    : `The article is deleted; ${back}`;
}

/** Asks before a draft is discarded, with what that means for readers. */
export function DiscardDialog({ context, give, onClose }: CommandDialogProps) {
  const isBrowser = useBackOffice().site.edition === 'browser';
  return (
    <ConfirmDialog
      isOpen
      title="Discard the draft?"
      text={lossOf(context, isBrowser)}
      confirmLabel="Discard draft"
      cancelLabel="Keep it"
      onConfirm={() => give({ command: 'discard', done: 'Draft discarded.' })}
      onCancel={onClose}
    />
  );
}
