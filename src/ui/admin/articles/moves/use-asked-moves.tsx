import { type ReactNode, useState } from 'react';
import type { BoardCommand } from '#core/article/desk-list/board-move.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { type AskedMove, isAsking, MoveQuestion } from './move-question.tsx';
import { type CommandInput, useRowCommand } from './use-row-command.ts';

interface AskedMoves {
  /** Gives a command on an article; asks first for what it needs. */
  move: (row: DeskRow, command: BoardCommand, day?: string) => void;
  /** Gives a command without asking. */
  give: (row: DeskRow, command: BoardCommand, input?: CommandInput) => Promise<boolean>;
  /** The open dialog; render it. */
  question: ReactNode;
}

/** Commands on articles of the desk, with the dialogs that they need. */
export function useAskedMoves(): AskedMoves {
  const { give } = useRowCommand();
  const [asked, setAsked] = useState<AskedMove>();
  return {
    give,
    move: (row, command, day) => {
      if (isAsking(command)) setAsked({ row, command, ...(day === undefined ? {} : { day }) });
      else void give(row, command);
    },
    question: asked ? (
      <MoveQuestion
        asked={asked}
        onUnschedule={
          asked.command === 'schedule' && asked.row.dueAt
            ? () => {
                setAsked(undefined);
                void give(asked.row, 'unschedule');
              }
            : undefined
        }
        onGive={(input) => {
          setAsked(undefined);
          void give(asked.row, asked.command, input);
        }}
        onCancel={() => setAsked(undefined)}
      />
    ) : null,
  };
}
