import type { BoardCommand } from '#core/article/desk-list/board-move.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { HourQuestion } from './hour-question.tsx';
import { ReturnQuestion } from './return-question.tsx';
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
  command === 'schedule' || command === 'return' || command === 'publish';

interface MoveQuestionProps {
  asked: AskedMove;
  onGive: (input: CommandInput) => void;
  onCancel: () => void;
}

/** Dialog of a command: the hour, the reason, or whether readers get it now. */
export function MoveQuestion({
  asked: { row, command, day },
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
      />
    );
  }
  if (command === 'return') {
    return (
      <ReturnQuestion
        about={titleOf(row)}
        onReturn={(reason) => onGive({ reason })}
        onCancel={onCancel}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title="Publish now?"
      text={`Readers get "${titleOf(row)}" at once.`}
      confirmLabel="Publish now"
      onConfirm={() => onGive({})}
      onCancel={onCancel}
    />
  );
}
