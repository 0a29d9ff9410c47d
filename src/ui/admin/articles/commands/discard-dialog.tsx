import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import type { CommandDialogProps } from './article-command.ts';

/** Asks before a draft is discarded, with what that means for readers. */
export const DiscardDialog = ({ context, give, onClose }: CommandDialogProps) => (
  <ConfirmDialog
    isOpen
    title="Discard the draft?"
    text={
      context.state.isPublic
        ? 'All changes since the publication go, those of others too. Readers keep what is published.'
        : 'The article goes with all its versions. It was never published, or was withdrawn.'
    }
    confirmLabel="Discard draft"
    cancelLabel="Keep it"
    onConfirm={() => give({ command: 'discard', done: 'Draft discarded.' })}
    onCancel={onClose}
  />
);
