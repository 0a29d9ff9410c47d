import { useId, useState } from 'react';
import { leadingAddress } from '#core/article/withdrawals/leads-to.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { CommandReason, ReasonQuestion } from '../moves/reason-question.tsx';
import type { CommandContext, CommandDialogProps, MenuCommandName } from './article-command.ts';
import { LeadsToField } from './use-withdrawal.tsx';

const LEADS_NOWHERE = words.pleaseEnterAPath;

const aboutOf = ({ fields }: CommandContext): string => fields.title.trim() || words.untitled;

/** Returns the dialog that asks for the reason of a command. */
export const reasonDialog = (command: MenuCommandName) =>
  function ReasonDialog({ context, give, onClose }: CommandDialogProps) {
    return (
      <CommandReason
        command={command}
        about={aboutOf(context)}
        onGive={(reason) => give({ command, input: { reason }, done: commandWords[command].done })}
        onCancel={onClose}
      />
    );
  };

/** Warns that pending edits are published with the correction; empty without any. */
function waitingWith({ state }: CommandContext): string | undefined {
  if (state.stage === 'published') return undefined;
  return state.stage === 'scheduled'
    ? words.changesAreScheduledTheCorrection
    : words.allChangesHereArePublished;
}

/** Asks for the sentence that readers get with a correction. */
export function CorrectDialog({ context, give, onClose }: CommandDialogProps) {
  const waiting = waitingWith(context);
  const id = useId();
  const [withholds, setWithholds] = useState(false);
  return (
    <ReasonQuestion
      title={words.correct}
      about={aboutOf(context)}
      label={words.correction}
      hint={words.readersSeeThisSentence}
      missing={words.sayWhatWasWrong}
      submitLabel={words.publishTheCorrection}
      onGive={(note) =>
        give({ command: 'correct', input: { note, withholds }, done: commandWords.correct.done })
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
            {words.withholdTheVersionBefore}
            <span className="block text-meta">{words.readersCantCompare}</span>
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
    else
      give({ command: 'withdraw', input: { leadsTo: target }, done: commandWords.withdraw.done });
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.withdrawTheArticle}
      text={words.readersFeedsAndSearchLose(aboutOf(context))}
      confirmLabel={words.withdraw}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className="mt-4">
        <LeadsToField initial="" error={error} onChange={setLeadsTo} onEnter={confirm} />
      </div>
    </ConfirmDialog>
  );
}
