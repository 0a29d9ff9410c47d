import { useId, useState } from 'react';
import { leadingAddress } from '#core/article/withdrawals/leads-to.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { ReasonQuestion, ReturnQuestion } from '../moves/reason-question.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';
import { LeadsToField } from './use-withdrawal.tsx';

const LEADS_NOWHERE = 'Please enter a path of this site, such as /article/rain, or a web address.';

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

/** Warns that pending edits are published with the correction; empty without any. */
function waitingWith({ state }: CommandContext): string | undefined {
  if (state.stage === 'published') return undefined;
  return state.stage === 'scheduled'
    ? 'Changes are scheduled: the correction publishes them now, and the schedule is removed.'
    : 'All changes here are published with it.';
}

/** Asks for the sentence that readers get with a correction. */
export function CorrectDialog({ context, give, onClose }: CommandDialogProps) {
  const waiting = waitingWith(context);
  const id = useId();
  const [withholds, setWithholds] = useState(false);
  return (
    <ReasonQuestion
      title="Correct"
      about={aboutOf(context)}
      label="Correction"
      hint="Readers see this sentence with its date under the article, and browsers that were sent a notification of it get it too. A small mend needs none: Save Article."
      missing="Say what was wrong and what is right."
      submitLabel="Publish the correction"
      onGive={(note) =>
        give({ command: 'correct', input: { note, withholds }, done: 'Correction published.' })
      }
      onCancel={onClose}
    >
      {waiting ? <p className="font-semibold">{waiting}</p> : null}
      {context.rights.mayEdit ? (
        <p className="flex gap-2.5">
          <input
            id={id}
            type="checkbox"
            checked={withholds}
            onChange={({ target }) => setWithholds(target.checked)}
            className="check-box mt-0.5 flex-none"
          />
          <label htmlFor={id}>
            Withhold the version before it
            <span className="block text-meta">
              Readers can’t compare it; they get this sentence as the reason.
            </span>
          </label>
        </p>
      ) : null}
    </ReasonQuestion>
  );
}

/** Asks before an article is taken from readers, and where its address shall lead. */
export function WithdrawDialog({ context, give, onClose }: CommandDialogProps) {
  const [leadsTo, setLeadsTo] = useState('');
  const [error, setError] = useState<string>();
  const confirm = (): void => {
    const target = leadsTo.trim();
    if (target !== '' && leadingAddress(target) === undefined) setError(LEADS_NOWHERE);
    else give({ command: 'withdraw', input: { leadsTo: target }, done: 'Article withdrawn.' });
  };
  return (
    <ConfirmDialog
      isOpen
      title="Withdraw the article?"
      text={`Readers, feeds and search lose "${aboutOf(context)}" at once; its address says that it was withdrawn, and browsers that were sent a notification of it are told. Its text stays here and can be published again.`}
      confirmLabel="Withdraw"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className="mt-4">
        <LeadsToField initial="" error={error} onChange={setLeadsTo} onEnter={confirm} />
      </div>
    </ConfirmDialog>
  );
}
