import { draftIn } from '#core/article/desk/desk.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { useSiteHour } from '../list/due-cell.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';

/** True if *Save Article* does more than publish what is written, which it says before. */
export const hasConsequence = ({ state }: CommandContext): boolean =>
  state.isEmbargoed || state.stage === 'scheduled' || state.stage === 'withdrawn';

/** The consequence of *Save Article*, for the menu. */
export function publishHint({ state }: CommandContext): string {
  if (state.isEmbargoed) return 'Publishes at once, before the embargo ends.';
  if (state.stage === 'scheduled') return 'Publishes at once, not at its hour.';
  if (state.stage === 'withdrawn') return 'Publishes again what was withdrawn.';
  return 'Writes and publishes, for readers at once.';
}

/** Returns the second line of *Save Article*: the effect on readers. */
export const publishLine = ({ state }: CommandContext): string =>
  state.isPublic ? 'updates it for readers' : 'publishes now';

/** Says what publishing now means for a scheduled, embargoed or withdrawn article. */
export function PublishDialog({ context, give, onClose }: CommandDialogProps) {
  const { copy, state } = context;
  const hour = useSiteHour();
  const { dueAt, embargoedUntil } = draftIn(copy) ?? {};
  const sentences = [
    state.stage === 'scheduled' && dueAt
      ? `It is scheduled for ${hour(dueAt)}. Readers would have it at once instead.`
      : '',
    state.stage === 'withdrawn' ? 'It was withdrawn. Readers would have it again at once.' : '',
    state.isEmbargoed && embargoedUntil
      ? `It is under embargo until ${hour(embargoedUntil)}. Publishing ends the embargo.`
      : '',
  ];
  return (
    <ConfirmDialog
      isOpen
      title="Publish now?"
      text={sentences.filter(Boolean).join(' ')}
      confirmLabel={state.stage === 'withdrawn' ? 'Publish again' : 'Publish now'}
      confirmTone="ink"
      {...(state.stage === 'withdrawn'
        ? {}
        : {
            otherChoice: {
              label: state.stage === 'scheduled' ? 'Keep the hour' : 'Save draft',
              onChoose: () => give({ command: 'save-draft', done: 'Draft saved.' }),
            },
          })}
      onConfirm={() => give({ command: 'save-and-publish', done: '' })}
      onCancel={onClose}
    />
  );
}
