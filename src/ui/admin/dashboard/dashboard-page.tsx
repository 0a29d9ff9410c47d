import { isAtLeast } from '#core/account/role.ts';
import type { ActivityEntry } from '#core/activity/activity-entry.ts';
import { actorInWords } from '#core/activity/logged-actor.ts';
import { type StorageUsage, WARNING_SHARE } from '#core/archive/storage-usage.ts';
import type { DeskToday } from '#core/article/desk-list/desk-list.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { inDigits } from '#core/locale/numbers.ts';
import type { Site } from '#core/site/site.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { BreakingButton } from '../breaking/breaking-dialog.tsx';
import { LoggedTime } from '../logs/logged-time.tsx';
import { shortcutLabels } from '../palette/shortcut.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import type { WorkCopy } from '../parts/editor/unsaved-work-store.ts';
import { useBackOffice, useRole } from '../shell/back-office-route.tsx';
import { creations, openTo, type Section, sections } from '../shell/sections.ts';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { DeskLedgers } from './desk-ledgers.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LeftUnsaved } from './left-unsaved.tsx';
import { Panel } from './panel.tsx';
import { PublishedPlot } from './published-plot.tsx';
import { sizeLabel } from './storage-size.ts';

function countText({ collection, countText }: Section, dashboard: Dashboard): string | undefined {
  if (countText) return countText(dashboard);
  const count = collection && dashboard.counts[collection];
  return count === undefined ? undefined : inDigits(count);
}

/** Links to the sections, with the number of their records. */
function SectionCounts({ dashboard }: { dashboard: Dashboard }) {
  const role = useRole();
  return (
    <Panel heading={words.sections}>
      <ul className="grid grid-cols-1 gap-x-6 min-[22rem]:grid-cols-2">
        {sections
          .filter(openTo(role))
          .filter(({ path }) => path !== adminPatterns.dashboard)
          .map((section) => (
            <li key={section.path} className="min-w-0 border-rule border-b">
              <a
                href={section.path}
                className="flex min-h-11 items-center gap-2.5 py-1 font-semibold hover:text-link"
              >
                <ShellIcon icon={section.icon} className="size-4.5 text-ink-3" />
                <span className="min-w-0 flex-auto">{section.label}</span>
                <span className="flex-none font-normal text-ink-3 tabular-nums">
                  {countText(section, dashboard)}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

/** The latest entries of the activity log. */
function RecentActivity({ entries }: { entries: ActivityEntry[] }) {
  return (
    <Panel
      heading={words.recentActivity}
      more={{ href: adminPatterns.logs, label: words.activityLogs }}
    >
      {entries.length === 0 ? (
        <p className="py-2.5 text-ink-2">{words.noActivityHasBeenLogged}</p>
      ) : (
        <ul>
          {entries.map(({ id, action, description, timestamp, actor }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-rule border-b py-2.5 wrap-anywhere"
            >
              <span className="font-semibold">{action}</span>
              <LoggedTime at={timestamp} className="text-meta" />
              <p className="w-full text-ink-2">
                {description}
                {actor ? (
                  <span className="text-meta">
                    {' '}
                    {words.by} {actorInWords(actor)}
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const whereDataLives: Record<Site['edition'], string> = {
  browser: words.allDataLives,
  server: words.allDataLivesInTheSites,
};

/** Note on where the site's data is stored. */
function CommandCenter() {
  const { edition } = useBackOffice().site;
  return (
    <section
      aria-labelledby="command-center"
      className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2
        id="command-center"
        className="font-semibold font-serif text-[1.375rem]/7 tracking-[-.01em]"
      >
        {words.yourCommandCenter}
      </h2>
      <p className="max-w-[66ch] text-pretty text-[1rem]/6 text-ink-2">
        {words.everythingReadersSeeIsManaged(whereDataLives[edition])}
      </p>
    </section>
  );
}

/** The specified counters that the role may see. */
function Counters({ counts }: Pick<Dashboard, 'counts'>) {
  const isOwnAlone = !isAtLeast(useRole(), 'editor');
  const counters = [
    { label: isOwnAlone ? words.yourArticles : words.totalArticles, number: counts.articles },
    { label: words.totalCategories, number: counts.categories },
    { label: words.registeredUsers, number: counts.users },
  ].filter(({ number }) => number !== undefined);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] border-ink border-t-2 border-b border-b-rule sm:grid-cols-3">
      {counters.map(({ label, number = 0 }) => (
        <div
          key={label}
          className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-rule py-2 not-first:border-t sm:block sm:px-5 sm:pt-3.5 sm:pb-4 sm:first:ps-0 sm:not-first:border-t-0 sm:not-first:border-s"
        >
          <dt className="text-ink-2 text-label">{label}</dt>
          <dd className="font-semibold font-serif text-[2.125rem]/10 tracking-[-.02em] sm:mt-1 sm:text-[2.375rem]/[2.625rem]">
            {inDigits(number)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to an empty editor of each kind. */
function WaysToWrite() {
  return (
    <Panel heading={words.startSomethingNew}>
      <ul className="flex flex-wrap gap-2 pt-2">
        {creations.filter(openTo(useRole())).map(({ label, path, icon }) => (
          <li key={label}>
            <ButtonLink
              href={path}
              tone="line"
              size="small"
              className="rounded-2 pointer-coarse:min-h-11"
            >
              <ShellIcon icon={icon} />
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Share of the storage capacity in use. */
function StorageUsed({ used, capacity }: Pick<StorageUsage, 'used' | 'capacity'>) {
  const share = Math.min(1, used / capacity);
  const isTight = share >= WARNING_SHARE;
  return (
    <Panel heading={words.storageUsed} more={{ href: adminPatterns.storage, label: words.storage }}>
      <p className="pt-1">
        {words.ofAbout(sizeLabel(used), sizeLabel(capacity))}
        {isTight ? <span className="font-semibold text-warn"> {words.nearlyFull}</span> : null}
      </p>
      <div aria-hidden="true" className="mt-2 h-2 border border-edge bg-paper">
        <div
          style={{ width: `${share * 100}%` }}
          className={`h-full min-w-px forced-colors:bg-[Highlight] ${isTight ? 'bg-warn' : 'bg-ink-2'}`}
        />
      </div>
    </Panel>
  );
}

interface DashboardPageProps {
  dashboard: Dashboard;
  today: DeskToday;
  unsavedWork: readonly WorkCopy[];
  /** `undefined` unless the user is an owner. */
  storage: StorageUsage | undefined;
}

export function DashboardPage({ dashboard, today, unsavedWork, storage }: DashboardPageProps) {
  const role = useRole();
  const isEditor = isAtLeast(role, 'editor');
  const { site } = useBackOffice();
  return (
    <div className="w-full min-w-0 max-w-[77.5rem] px-4 pt-4 pb-12 text-ui md:px-8 md:pt-5 md:pb-16">
      <div className="mt-1 mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-auto font-bold text-[1.5rem]/7.5 tracking-[-0.015em]">
          {words.dashboard}
        </h1>
        {isEditor ? <BreakingButton /> : null}
        <ButtonLink
          href={articleEditorPath()}
          size="small"
          aria-keyshortcuts="Alt+N"
          className="rounded-2 pointer-coarse:min-h-11"
        >
          <AdminIcon name="plus" />
          {words.newArticle}
          <kbd className="font-normal font-sans opacity-75 max-md:hidden">
            {shortcutLabels.create()}
          </kbd>
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {role === 'owner' && !site.isDemo ? <FirstSteps site={site} dashboard={dashboard} /> : null}
        <DeskLedgers {...today} />
        <Counters counts={dashboard.counts} />
        <CommandCenter />
        <LeftUnsaved work={unsavedWork} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
            <PublishedPlot published={dashboard.published} />
            {isEditor && <RecentActivity entries={dashboard.activity} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
            <WaysToWrite />
            <SectionCounts dashboard={dashboard} />
            {storage && <StorageUsed used={storage.used} capacity={storage.capacity} />}
          </div>
        </div>
      </div>
    </div>
  );
}
