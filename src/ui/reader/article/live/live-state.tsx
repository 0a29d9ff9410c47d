import type { LivePage } from '#core/article/live/live-page.ts';
import { LIVE_ENDED } from '#core/article/live/new-updates.ts';
import { counted } from '#core/locale/plural.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { LiveDisc } from '#ui/kit/design/live-disc.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';

/** Line above the headline: live or ended, the last entry, the number of entries. */
export function LiveState({ live }: { live: LivePage }) {
  const { endedAt, updatedAt, total } = live;
  return (
    <p
      className="mt-2 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-meta"
      data-part="state"
    >
      {endedAt ? (
        <b className="bg-wash-2 px-3 py-[5px] text-[0.875rem]/5 text-ink">{LIVE_ENDED}</b>
      ) : (
        <b className="inline-flex items-center gap-2 bg-night-2 py-[5px] pr-3 pl-[9px] text-[0.875rem]/5 text-night-ink">
          <LiveDisc className="text-sun" />
          Live
        </b>
      )}
      <span>{counted(total, { one: 'update', other: 'updates' })}</span>
      {/* Last in its line: its length changes with time. */}
      <span>
        {endedAt ? 'Last entry ' : 'Updated '}
        {endedAt ? (
          <time dateTime={updatedAt} data-exact="">
            {exactTime(updatedAt)}
          </time>
        ) : (
          <PublishedTime
            published={{ publishedAt: updatedAt }}
            className="inline-block first-letter:lowercase"
          />
        )}
      </span>
    </p>
  );
}
