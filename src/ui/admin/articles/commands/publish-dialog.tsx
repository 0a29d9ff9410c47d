import { draftIn } from '#core/article/desk/desk.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { useSiteHour } from '../list/due-cell.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';

/** True if *Save Article* does more than publish what is written, which it says before. */
export const hasConsequence = ({ state }: CommandContext): boolean =>
  state.isEmbargoed || state.stage === 'scheduled' || state.stage === 'withdrawn';

/** The consequence of *Save Article*, for the menu. */
export function publishHint({ state }: CommandContext): string {
  if (state.isEmbargoed) return words.publishesAtOnceBefore;
  if (state.stage === 'scheduled') return words.publishesAtOnce;
  if (state.stage === 'withdrawn') return words.publishesAgainWhatWasWithdrawn;
  return words.writesAndPublishesForReaders;
}

/** Returns the second line of *Save Article*: the effect on readers. */
export const publishLine = ({ state }: CommandContext): string =>
  state.isPublic ? words.updatesItForReaders : words.publishesNow;

/** Says what publishing now means for a scheduled, embargoed or withdrawn article. */
export function PublishDialog({ context, give, onClose }: CommandDialogProps) {
  const { copy, state } = context;
  const hour = useSiteHour();
  const { dueAt, embargoedUntil } = draftIn(copy) ?? {};
  const sentences = [
    state.stage === 'scheduled' && dueAt ? words.itIsScheduledForReaders(hour(dueAt)) : '',
    state.stage === 'withdrawn' ? words.itWasWithdrawnReaders : '',
    state.isEmbargoed && embargoedUntil ? words.itIsUnderEmbargoUntil(hour(embargoedUntil)) : '',
  ];
  return (
    <ConfirmDialog
      isOpen
      title={words.publishNowQuestion}
      text={sentences.filter(Boolean).join(' ')}
      confirmLabel={state.stage === 'withdrawn' ? words.publishAgain : words.publishNow}
      confirmTone="ink"
      {...(state.stage === 'withdrawn'
        ? {}
        : {
            otherChoice: {
              label:
                state.stage === 'scheduled' ? words.keepTheHour : commandWords['save-draft'].label,
              onChoose: () =>
                give({ command: 'save-draft', done: commandWords['save-draft'].done }),
            },
          })}
      onConfirm={() => give({ command: 'save-and-publish', done: '' })}
      onCancel={onClose}
    />
  );
}
