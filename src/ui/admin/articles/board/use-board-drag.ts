import { type KeyboardEvent, useState } from 'react';
import { type BoardColumn, boardColumns } from '#core/article/desk-list/desk-list.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { tabNames } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { useDrag } from '../../parts/drag/use-drag.ts';
import { titleOf } from '../list/desk-cells.tsx';
import { isOnPickUp, keepFromPressing, type RowMove } from '../moves/use-row-moves.ts';

/** A card that is being moved. */
interface Lifted {
  row: DeskRow;
  /** Where it may go. */
  moves: RowMove[];
  /** Drop target; `undefined` for its own column. */
  target: RowMove | undefined;
  isByKeys: boolean;
}

/** Moving of cards between columns, by pointer and by keys. `onMove` gets each placed card. */
export function useBoardDrag(
  movesOf: (row: DeskRow) => RowMove[],
  onMove: (row: DeskRow, move: RowMove) => void,
) {
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState('');

  function lift(row: DeskRow, isByKeys: boolean): void {
    const moves = movesOf(row);
    if (moves.length === 0) {
      setSaid(words.cantBeMoved(titleOf(row)));
      return;
    }
    setLifted({ row, moves, target: undefined, isByKeys });
    const columns = moves.map(({ column }) => tabNames[column]).join(', ');
    setSaid(words.pickedUpItCanMove(titleOf(row), columns));
  }

  function place(row: DeskRow, target: RowMove | undefined): void {
    if (target) {
      setSaid(words.movedTo(titleOf(row), tabNames[target.column]));
      onMove(row, target);
    } else setSaid(words.notMoved);
    setLifted(undefined);
  }

  function leave(): void {
    if (lifted) setSaid(words.notMoved);
    setLifted(undefined);
  }

  /** Targets the next allowed column to the left or right of a picked-up card. */
  function aim(from: BoardColumn, step: 1 | -1): void {
    if (!lifted) return;
    const { moves, target } = lifted;
    const stations = boardColumns.filter(
      (column) => column === from || moves.some((move) => move.column === column),
    );
    const to = stations[stations.indexOf(target?.column ?? from) + step];
    if (!to) return;
    const next = moves.find(({ column }) => column === to);
    setLifted({ ...lifted, target: next });
    setSaid(next ? `${tabNames[next.column]}.` : words.whereItIsNow(tabNames[from]));
  }

  const drag = useDrag<DeskRow>({
    onBegin: (row) => lift(row, false),
    onMove: (_, column) => {
      const target = lifted?.moves.find((move) => move.column === column);
      if (lifted && target !== lifted.target) setLifted({ ...lifted, target });
    },
    // From the place alone: a quick drag ends before it has been rendered.
    onEnd: (row, column) =>
      place(
        row,
        movesOf(row).find((move) => move.column === column),
      ),
  });

  function pressOn(row: DeskRow, column: BoardColumn, event: KeyboardEvent): void {
    if (!isOnPickUp(event)) return;
    if (event.key === ' ' && !lifted) {
      event.preventDefault();
      lift(row, true);
      return;
    }
    if (!lifted || lifted.row.id !== row.id) return;
    const actions: Record<string, () => void> = {
      ArrowRight: () => aim(column, 1),
      ArrowLeft: () => aim(column, -1),
      Enter: () => place(row, lifted.target),
      ' ': () => place(row, lifted.target),
      Escape: leave,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return {
    lifted,
    /** Announcement for screen readers. */
    said,
    cardProps: (row: DeskRow, column: BoardColumn) => ({
      'data-movable': movesOf(row).length > 0 ? '' : undefined,
      onPointerDown: movesOf(row).length > 0 ? drag(row) : undefined,
      onKeyDown: (event: KeyboardEvent) => pressOn(row, column, event),
      onKeyUp: keepFromPressing,
      onBlur: () => lifted?.isByKeys && leave(),
      'data-lifted': lifted?.row.id === row.id ? '' : undefined,
    }),
    columnProps: (column: BoardColumn) => ({
      'data-place': column,
      'data-drop': lifted?.target?.column === column ? '' : undefined,
    }),
  };
}
