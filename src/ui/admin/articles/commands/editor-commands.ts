import { offeredCommands } from '#core/article/desk/article-transition.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import type { CommandContext, EditorCommand } from './article-command.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { CorrectDialog, reasonDialog, WithdrawDialog } from './judging-dialogs.tsx';
import { hasConsequence, PublishDialog, publishHint } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

const ReturnDialog = reasonDialog('return');

/** All commands of the editor, in the order of its menu. Which are offered is the table of states. */
const editorCommands: readonly EditorCommand[] = [
  {
    command: 'save-and-publish',
    hint: publishHint,
    glyph: 'published',
    group: 'save',
    asks: (context) => (hasConsequence(context) ? PublishDialog : undefined),
  },
  {
    command: 'save-draft',
    key: 's',
    glyph: 'draft',
    group: 'desk',
  },
  {
    command: 'submit',
    key: 'r',
    glyph: 'in-review',
    group: 'desk',
  },
  {
    command: 'return',
    glyph: 'returned',
    group: 'desk',
    asks: () => ReturnDialog,
  },
  {
    command: 'approve',
    glyph: 'ready',
    group: 'desk',
  },
  {
    command: 'schedule',
    key: 'h',
    glyph: 'scheduled',
    group: 'desk',
    asks: () => ScheduleDialog,
  },
  {
    command: 'publish',
    glyph: 'published',
    group: 'desk',
    isShown: ({ state }) => state.isPublic,
    asks: (context) => (hasConsequence(context) ? PublishDialog : undefined),
  },
  {
    command: 'unschedule',
    glyph: 'ready',
    group: 'desk',
  },
  {
    command: 'mend',
    group: 'after',
  },
  {
    command: 'correct',
    group: 'after',
    asks: () => CorrectDialog,
  },
  {
    command: 'withdraw',
    glyph: 'withdrawn',
    group: 'after',
    asks: () => WithdrawDialog,
  },
  {
    command: 'discard',
    hint: ({ state }) => (state.isPublic ? commandWords.discard.hint : undefined),
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
