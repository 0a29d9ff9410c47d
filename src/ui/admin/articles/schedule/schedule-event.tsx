import type { ComponentProps } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { StageGlyph } from '../list/stage-name.tsx';
import { RowTitle } from '../moves/row-title.tsx';

/** An article at its instant. */
export interface ScheduleItem {
  row: DeskRow;
  /** Milliseconds since 1970. */
  at: number;
  isScheduled: boolean;
}

interface ScheduleEventProps {
  item: ScheduleItem;
  zone: string;
  /** Id of the sentence that explains the keys; `undefined` if it can't be moved. */
  helpId: string | undefined;
  /** `undefined` for an article that the user may not open. */
  onEdit: (() => void) | undefined;
  /** Asks for another hour; `undefined` if it can't be moved. */
  onAsk: (() => void) | undefined;
  /** Properties of moving. */
  moving: ComponentProps<'li'>;
}

/** An article in a day of the schedule. */
export function ScheduleEvent({ item, zone, helpId, onEdit, onAsk, moving }: ScheduleEventProps) {
  const { row, at, isScheduled } = item;
  const { clock, day } = datesIn(zone);
  const isHeld = Date.parse(row.embargoedUntil ?? '') > Date.now();
  const ends = isScheduled ? Date.parse(row.endsAt ?? '') : Number.NaN;
  return (
    <li className="desk-event" {...moving}>
      <div className="flex min-h-6 items-center gap-1.5 font-medium text-[0.8125rem]/4.5">
        <StageGlyph stage={isScheduled ? 'scheduled' : 'published'} />
        <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
        {isHeld ? (
          <>
            <AdminIcon name="lock" className="size-3.5" />
            <span className="sr-only">{words.underEmbargo}</span>
          </>
        ) : null}
      </div>
      <RowTitle
        row={row}
        onEdit={onEdit}
        helpId={helpId}
        className="min-h-6 text-[0.8125rem]/4.25 max-md:min-h-11 max-md:text-[0.9375rem]/5"
      >
        <span className="line-clamp-2">{titleOf(row)}</span>
      </RowTitle>
      {Number.isNaN(ends) ? null : <p className="text-meta">{words.ends(day(ends))}</p>}
      {onAsk ? (
        <button
          type="button"
          aria-label={words.scheduleNamed(titleOf(row))}
          title={words.schedule}
          aria-keyshortcuts="h"
          onClick={onAsk}
          className="desk-event-hour"
        >
          <AdminIcon name="calendar" className="size-4" />
        </button>
      ) : null}
    </li>
  );
}
