import type { KeyboardEvent } from 'react';
import { rightsOver } from '#core/article/desk/article-rights.ts';
import type { ArticleRights } from '#core/article/desk/article-transition.ts';
import { type BoardCommand, boardMove, stateOfRow } from '#core/article/desk-list/board-move.ts';
import { type BoardColumn, boardColumns } from '#core/article/desk-list/desk-list.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { useBackOffice, useRole } from '../../shell/back-office-route.tsx';

/** True if a key was pressed on the control that picks an article up (`data-lifts`). */
export const isOnPickUp = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[data-lifts]');

/** Keeps Space from clicking the button that picks up: Firefox clicks it when the key is released. */
export function keepFromPressing(event: KeyboardEvent): void {
  if (event.key === ' ' && isOnPickUp(event)) event.preventDefault();
}

/** Move of an article to a column by a command. */
export interface RowMove {
  column: BoardColumn;
  command: BoardCommand;
}

/** Returns a function that says what the user may do with an article. */
function useRowRights(): (row: DeskRow) => ArticleRights {
  const { site, session } = useBackOffice();
  const role = useRole();
  const { reader } = session;
  const actor = { kind: 'staff', role, ...(reader ? { userId: reader.id } : {}) } as const;
  return (row) => rightsOver(actor, row, site.settings);
}

/** Returns a function that says whether the user may open an article: the plan shows others, too. */
export function useMayOpen(): (row: DeskRow) => boolean {
  const rightsOf = useRowRights();
  return (row) => rightsOf(row).mayWrite;
}

/** Returns a function that lists the moves that the user may make with an article. */
export function useRowMoves(): (row: DeskRow) => RowMove[] {
  const rightsOf = useRowRights();
  return (row) => {
    const state = stateOfRow(row, new Date());
    return boardColumns.flatMap((column) => {
      const command = boardMove(state, rightsOf(row), column);
      return command ? [{ column, command }] : [];
    });
  };
}

/** Returns a function that says whether the user may give an article an hour, or a scheduled one another. */
export function useMaySchedule(): (row: DeskRow) => boolean {
  const movesOf = useRowMoves();
  // The right to take it off the schedule is the right to schedule it.
  return (row) =>
    movesOf(row).some(({ command }) => command === 'schedule' || command === 'unschedule');
}
