import type { ComponentProps } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { StageGlyph } from '../list/stage-name.tsx';

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
  onEdit: () => void;
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
      <button
        type="button"
        onClick={onEdit}
        data-opens={row.id}
        data-lifts={helpId ? '' : undefined}
        aria-describedby={helpId}
        className="min-h-6 text-start text-[0.8125rem]/4.25 wrap-anywhere hover:underline-ui max-md:min-h-11 max-md:text-[0.9375rem]/5"
      >
        <span className="line-clamp-2">{titleOf(row)}</span>
      </button>
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
