import type { BoardCommand } from '#core/article/desk-list/board-move.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { articleEditorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { HourQuestion } from './hour-question.tsx';
import { CommandReason } from './reason-question.tsx';
import type { CommandInput } from './use-row-command.ts';

/** A command that asks for something before it is given. */
export interface AskedMove {
  row: DeskRow;
  command: BoardCommand;
  /** Day on which an article was dropped. */
  day?: string;
}

/** True for commands that ask for something, or ask again. */
export const isAsking = (command: BoardCommand): boolean =>
  command === 'schedule' || command === 'publish' || commandWords[command].reason !== undefined;

interface MoveQuestionProps {
  asked: AskedMove;
  /** Takes the article off the schedule; absent where it is on none. */
  onUnschedule?: (() => void) | undefined;
  onGive: (input: CommandInput) => void;
  onCancel: () => void;
}

/** Dialog of a command: the hour, the reason, or whether readers get it now. */
export function MoveQuestion({
  asked: { row, command, day },
  onUnschedule,
  onGive,
  onCancel,
}: MoveQuestionProps) {
  if (command === 'schedule') {
    return (
      <HourQuestion
        articleId={row.id}
        about={titleOf(row)}
        dueAt={row.dueAt}
        day={day}
        onSchedule={(dueAt) => onGive({ dueAt })}
        onCancel={onCancel}
      >
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t pt-3">
          {onUnschedule ? (
            <Button
              tone="line"
              size="small"
              onClick={onUnschedule}
              className="pointer-coarse:min-h-11"
            >
              {words.takeOffTheSchedule}
            </Button>
          ) : null}
          <a href={articleEditorPath(row.id)} className="prose-link min-h-6">
            {words.embargoAndEnd}
          </a>
        </p>
      </HourQuestion>
    );
  }
  if (commandWords[command].reason) {
    return (
      <CommandReason
        command={command}
        about={titleOf(row)}
        onGive={(reason) => onGive({ reason })}
        onCancel={onCancel}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={words.publishNowQuestion}
      text={words.readersGetAtOnce(titleOf(row))}
      confirmLabel={words.publishNow}
      onConfirm={() => onGive({})}
      onCancel={onCancel}
    />
  );
}
