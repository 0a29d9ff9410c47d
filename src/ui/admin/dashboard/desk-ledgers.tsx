import { isAtLeast } from '#core/account/role.ts';
import type { DeskToday } from '#core/article/desk-list/desk-list.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import type { DeskTab } from '#core/article/desk-list/desk-tabs.ts';
import { tabNames } from '#core/words/workflow-words.ts';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { askedInWords } from '../articles/list/asked-in-words.ts';
import { titleOf } from '../articles/list/desk-cells.tsx';
import { DueCell } from '../articles/list/due-cell.tsx';
import { StateName } from '../articles/list/stage-name.tsx';
import { LoggedTime } from '../logs/logged-time.tsx';
import { useRole } from '../shell/back-office-route.tsx';
import { Panel } from './panel.tsx';

interface LineProps {
  row: DeskRow;
  /** Reason or further information below the title. */
  note?: string | undefined;
  /** True if its hour matters more than its state. */
  hasHour?: boolean;
}

function Line({ row, note, hasHour = false }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-rule border-b py-2.5 wrap-anywhere">
      <a
        href={articleEditorPath(row.id)}
        className="inline-block min-h-6 font-semibold hover:underline-ui pointer-coarse:min-h-11"
      >
        {titleOf(row)}
      </a>
      {hasHour ? (
        <DueCell dueAt={row.dueAt} />
      ) : (
        <span className="text-end text-label">
          <StateName {...row} />
          {row.savedAt ? <LoggedTime at={row.savedAt} className="block text-meta" /> : null}
        </span>
      )}
      {note ? <p className="col-span-2 text-ink-2">{note}</p> : null}
    </li>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <p className="border-rule border-b py-2.5 text-ink-2">{children}</p>
);

const linkTo = (tab: DeskTab) => ({
  href: `${adminPatterns.articles}?tab=${tab}`,
  label: tabNames[tab],
});

/** What waits for the user, what goes out next, and what failed. */
export function DeskLedgers({ waiting, next, failed }: DeskToday) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-3 lg:gap-x-10">
      <Panel
        heading={words.needsYourAttention}
        more={linkTo(isAtLeast(useRole(), 'editor') ? 'in-review' : 'drafts')}
      >
        {waiting.total === 0 ? <Nothing>{words.nothingWaits}</Nothing> : null}
        <ul>
          {waiting.records.map((row) => (
            <Line key={row.id} row={row} note={row.reason ?? askedInWords(row)} />
          ))}
        </ul>
      </Panel>
      <Panel heading={words.upNext} more={linkTo('scheduled')}>
        {next.total === 0 ? <Nothing>{words.nothingIsScheduled}</Nothing> : null}
        <ul>
          {next.records.map((row) => (
            <Line key={row.id} row={row} hasHour />
          ))}
        </ul>
      </Panel>
      <Panel heading={words.failed}>
        {failed.length === 0 ? <Nothing>{words.noPublicationFailed}</Nothing> : null}
        <ul>
          {failed.map(({ article, reason }) => (
            <Line key={article.id} row={article} hasHour note={words.checkItAndSchedule(reason)} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
