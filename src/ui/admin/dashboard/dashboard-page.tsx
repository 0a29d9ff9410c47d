import { isAtLeast } from '#core/account/role.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import type { DeskToday } from '#core/article/desk-list/desk-today.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { articleEditorPath } from '#ui/routes.ts';
import { BreakingButton } from '../breaking/breaking-button.tsx';
import { shortcutLabels } from '../palette/shortcut.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import type { WorkCopy } from '../parts/editor/unsaved-work-store.ts';
import { useRole } from '../shell/back-office-route.tsx';
import { CommandCenter } from './command-center.tsx';
import { Counters } from './counters.tsx';
import { DeskLedgers } from './desk-ledgers.tsx';
import { LeftUnsaved } from './left-unsaved.tsx';
import { PublishedPlot } from './published-plot.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SectionCounts } from './section-counts.tsx';
import { StorageUsed } from './storage-used.tsx';
import { WaysToWrite } from './ways-to-write.tsx';

interface DashboardPageProps {
  dashboard: Dashboard;
  today: DeskToday;
  unsavedWork: readonly WorkCopy[];
  /** `undefined` unless the user is an owner. */
  storage: StorageUsage | undefined;
}

export function DashboardPage({ dashboard, today, unsavedWork, storage }: DashboardPageProps) {
  const isEditor = isAtLeast(useRole(), 'editor');
  return (
    <div className="w-full min-w-0 max-w-[77.5rem] px-4 pt-4 pb-12 text-ui md:px-8 md:pt-5 md:pb-16">
      <div className="mt-1 mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-auto font-bold text-[1.5rem]/7.5 tracking-[-0.015em]">Dashboard</h1>
        {isEditor ? <BreakingButton /> : null}
        <ButtonLink
          href={articleEditorPath()}
          size="small"
          aria-keyshortcuts="Alt+N"
          className="rounded-2 pointer-coarse:min-h-11"
        >
          <AdminIcon name="plus" />
          New Article
          <kbd className="font-normal font-sans opacity-75 max-md:hidden">
            {shortcutLabels.create()}
          </kbd>
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
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
