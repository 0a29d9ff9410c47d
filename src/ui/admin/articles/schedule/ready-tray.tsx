import type { ComponentProps } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { titleOf } from '../list/desk-cells.tsx';

interface ReadyTrayProps {
  rows: readonly DeskRow[];
  mayMove: (row: DeskRow) => boolean;
  onEdit: (id: string) => void;
  /** Asks for the hour. */
  onAsk: (row: DeskRow) => void;
  /** Properties of moving a row. */
  movingOf: (row: DeskRow) => ComponentProps<'li'>;
}

/** Approved articles without an hour; nothing if there are none. */
export function ReadyTray({ rows, mayMove, onEdit, onAsk, movingOf }: ReadyTrayProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="ready-tray" className="desk-tray">
      <h2 id="ready-tray" className="font-semibold">
        Ready, without an hour
        <span className="block font-normal text-meta pointer-coarse:hidden">
          Drag one to a day, or press H
        </span>
      </h2>
      <ul aria-label="Ready, without an hour">
        {rows.map((row) => (
          <li key={row.id} className="desk-event" {...(mayMove(row) ? movingOf(row) : {})}>
            <button
              type="button"
              onClick={() => onEdit(row.id)}
              className="min-h-6 pr-6 text-left font-semibold text-[0.8125rem]/4.5 wrap-anywhere hover:underline-ui pointer-coarse:min-h-11"
            >
              <span className="line-clamp-2">{titleOf(row)}</span>
            </button>
            {mayMove(row) ? (
              <button
                type="button"
                aria-label={`Schedule ${titleOf(row)}`}
                title="Schedule"
                aria-keyshortcuts="h"
                onClick={() => onAsk(row)}
                className="desk-event-hour"
              >
                <AdminIcon name="calendar" className="size-4" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
