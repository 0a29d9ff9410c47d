import { tabNames } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import './board.css';
import { type ReactNode, useId } from 'react';
import type { CategoryLink } from '#core/article/article-card.ts';
import { boardColumns, type DeskBoard } from '#core/article/desk-list/desk-list.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { useDeskAddress } from '../list/desk-address.ts';
import { inkOf } from '../list/desk-cells.tsx';
import { TabGlyph } from '../list/desk-tab-bar.tsx';
import { useAskedMoves } from '../moves/use-asked-moves.tsx';
import { useMayOpen, useRowMoves } from '../moves/use-row-moves.ts';
import { BoardCard } from './board-card.tsx';
import { useBoardDrag } from './use-board-drag.ts';

interface BoardProps {
  board: DeskBoard;
  categories: readonly CategoryLink[];
  /** Search and filters. */
  bar: ReactNode;
  onEdit: (id: string) => void;
}

/** Open articles in a column for each stage, and what was published today. */
export function Board({ board: { columns }, categories, bar, onEdit }: BoardProps) {
  const { pathWith } = useDeskAddress();
  const movesOf = useRowMoves();
  const mayOpen = useMayOpen();
  const { move, question } = useAskedMoves();
  const { lifted, said, cardProps, columnProps } = useBoardDrag(movesOf, (row, { command }) =>
    move(row, command),
  );
  const helpId = useId();
  return (
    <section data-list aria-label={words.board} tabIndex={-1}>
      {bar}
      <p id={helpId} className="sr-only">
        {words.howToMoveOnTheBoard}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div data-drag-area="" className="desk-board mt-3">
        {boardColumns.map((column) => {
          const { records, total } = columns[column];
          const name = column === 'published' ? words.publishedToday : tabNames[column];
          return (
            <section
              key={column}
              aria-label={name}
              className="desk-column"
              {...columnProps(column)}
            >
              <h2 className="desk-column-name flex min-h-11 items-center gap-2 border-rule border-b font-bold text-ui">
                <TabGlyph tab={column} />
                {name} <span className="font-normal text-ink-3">{inDigits(total)}</span>
              </h2>
              <ul aria-label={name}>
                {records.map((row) => (
                  <li key={row.id} className="desk-card" {...cardProps(row, column)}>
                    <BoardCard
                      row={row}
                      ink={inkOf(row.category, categories)}
                      moves={movesOf(row)}
                      helpId={helpId}
                      onEdit={mayOpen(row) ? () => onEdit(row.id) : undefined}
                      onMove={({ command }) => move(row, command)}
                    />
                  </li>
                ))}
              </ul>
              {total > records.length ? (
                <a
                  href={pathWith({ show: undefined, tab: column })}
                  className="inline-flex min-h-11 items-center text-label hover:underline-ui"
                >
                  {words.all(inDigits(total))}
                </a>
              ) : null}
            </section>
          );
        })}
      </div>
      {lifted?.isByKeys ? (
        <p aria-hidden="true" className="mt-3 text-meta">
          <b className="font-semibold text-ink-2">{words.moving}</b> {words.keysOfTheBoard}
        </p>
      ) : null}
      {question}
    </section>
  );
}
