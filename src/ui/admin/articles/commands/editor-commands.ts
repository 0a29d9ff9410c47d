import { offeredCommands } from '#core/article/desk/article-transition.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import type { CommandContext, EditorCommand } from './article-command.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { CorrectDialog, ReturnDialog, WithdrawDialog } from './judging-dialogs.tsx';
import { hasConsequence, PublishDialog, publishHint } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** All commands of the editor, in the order of its menu. Which are offered is the table of states. */
const editorCommands: readonly EditorCommand[] = [
  {
    command: 'save-and-publish',
    label: words.saveArticle,
    hint: publishHint,
    done: '',
    glyph: 'published',
    group: 'save',
    asks: (context) => (hasConsequence(context) ? PublishDialog : undefined),
  },
  {
    command: 'save-draft',
    label: words.saveDraft,
    done: words.draftSaved,
    key: 's',
    glyph: 'draft',
    group: 'desk',
  },
  {
    command: 'submit',
    label: words.sendForReview,
    done: words.articleSentForReview,
    key: 'r',
    glyph: 'in-review',
    group: 'desk',
  },
  {
    command: 'return',
    label: words.returnLabelDots,
    hint: () => words.toItsWriter,
    done: '',
    glyph: 'returned',
    group: 'desk',
    asks: () => ReturnDialog,
  },
  {
    command: 'approve',
    label: words.approve,
    done: words.articleApproved,
    glyph: 'ready',
    group: 'desk',
  },
  {
    command: 'schedule',
    label: words.scheduleDots,
    done: '',
    key: 'h',
    glyph: 'scheduled',
    group: 'desk',
    asks: () => ScheduleDialog,
  },
  {
    command: 'publish',
    label: words.publishChanges,
    hint: () => words.readersGetThemAtOnce,
    done: words.changesPublished,
    glyph: 'published',
    group: 'desk',
    isShown: ({ state }) => state.isPublic,
    asks: (context) => (hasConsequence(context) ? PublishDialog : undefined),
  },
  {
    command: 'unschedule',
    label: words.unschedule,
    done: words.takenOffTheSchedule,
    glyph: 'ready',
    group: 'desk',
  },
  {
    command: 'correct',
    label: words.correctDots,
    hint: () => words.publishesWithANote,
    done: '',
    group: 'after',
    asks: () => CorrectDialog,
  },
  {
    command: 'withdraw',
    label: words.withdrawDots,
    done: '',
    glyph: 'withdrawn',
    group: 'after',
    asks: () => WithdrawDialog,
  },
  {
    command: 'discard',
    label: words.discardDraft,
    hint: ({ state }) => (state.isPublic ? words.readersKeepWhatIsPublished : undefined),
    done: '',
    group: 'after',
    asks: () => DiscardDialog,
  },
];

/** Returns the commands to offer in the editor: what a role may not do is absent. */
export function commandsFor(context: CommandContext): EditorCommand[] {
  const offered = offeredCommands(context.state, context.rights);
  return editorCommands.filter(
    ({ command, isShown }) => offered.includes(command) && (isShown?.(context) ?? true),
  );
}

/** Commands that the ink button gives, the first that is offered. */
const mainCommands = ['save-and-publish', 'submit', 'save-draft'] as const;

/**
 * Returns the command of the ink button: *Save Article* for those who may publish, *Send for review* for those
 * who may not, and *Save draft* for editors during an embargo.
 */
export function mainCommand(context: CommandContext): EditorCommand | undefined {
  const { rights, state } = context;
  const commands = commandsFor(context);
  const isHeld = state.isEmbargoed && rights.mayPublish && !rights.mayEndEmbargo;
  return mainCommands
    .filter((name) => !(isHeld && name === 'submit'))
    .map((name) => commands.find(({ command }) => command === name))
    .find((command) => command !== undefined);
}

/** Returns the label of a command in the menu and in the editor's buttons. */
export const labelOf = ({ label }: EditorCommand, context: CommandContext): string =>
  typeof label === 'string' ? label : label(context);
