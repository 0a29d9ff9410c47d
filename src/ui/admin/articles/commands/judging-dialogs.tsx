import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { ReasonQuestion } from '../moves/reason-question.tsx';
import { ReturnQuestion } from '../moves/return-question.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';

const aboutOf = ({ fields }: CommandContext): string => fields.title.trim() || 'Untitled';

/** Asks for the reason of a return. */
export const ReturnDialog = ({ context, give, onClose }: CommandDialogProps) => (
  <ReturnQuestion
    about={aboutOf(context)}
    onReturn={(reason) =>
      give({ command: 'return', input: { reason }, done: 'Article returned to its writer.' })
    }
    onCancel={onClose}
  />
);

/** Asks for the sentence that readers get with a correction. */
export const CorrectDialog = ({ context, give, onClose }: CommandDialogProps) => (
  <ReasonQuestion
    title="Correct"
    about={aboutOf(context)}
    label="Correction"
    hint="Readers see this sentence with its date under the article. A small mend needs none: Save Article."
    missing="Say what was wrong and what is right."
    submitLabel="Publish the correction"
    onGive={(note) => give({ command: 'correct', input: { note }, done: 'Correction published.' })}
    onCancel={onClose}
  />
);

/** Asks before an article is taken from readers. */
export const WithdrawDialog = ({ context, give, onClose }: CommandDialogProps) => (
  <ConfirmDialog
    isOpen
    title="Withdraw the article?"
    text={`Readers, feeds and search lose "${aboutOf(context)}" at once; its address says that it was withdrawn. Its text stays here and can be published again.`}
    confirmLabel="Withdraw"
    onConfirm={() => give({ command: 'withdraw', done: 'Article withdrawn.' })}
    onCancel={onClose}
  />
);
