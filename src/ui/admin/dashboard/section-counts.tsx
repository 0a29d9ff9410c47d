import type { Dashboard } from '#core/back-office/dashboard.ts';
import { adminPatterns, adminSectionPath } from '#ui/routes.ts';
import { sections } from '../shell/sections.ts';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { Panel } from './panel.tsx';

const number = new Intl.NumberFormat('en-IN');

/** What there is of each section that holds something countable. */
function countsOf(dashboard: Dashboard): Record<string, string> {
  const counts: Record<string, number> = {
    [adminSectionPath('articles')]: dashboard.articles,
    [adminSectionPath('categories')]: dashboard.categories,
    [adminSectionPath('web-stories')]: dashboard.webStories,
    [adminSectionPath('advertisements')]: dashboard.advertisements,
    [adminSectionPath('users')]: dashboard.users,
    [adminSectionPath('images')]: dashboard.images,
    [adminSectionPath('youtube')]: dashboard.videos,
    [adminSectionPath('subscribers')]: dashboard.subscribers,
  };
  const labels = Object.entries(counts).map(([path, count]) => [path, number.format(count)]);
  return {
    ...Object.fromEntries(labels),
    [adminSectionPath('messages')]: `${number.format(dashboard.newMessages)} new`,
  };
}

/** The way to every section, and how much is in it. */
export function SectionCounts({ dashboard }: { dashboard: Dashboard }) {
  const counts = countsOf(dashboard);
  return (
    <Panel heading="Sections">
      <ul className="grid grid-cols-1 gap-x-6 min-[22rem]:grid-cols-2">
        {sections
          .filter(({ path }) => path !== adminPatterns.dashboard)
          .map(({ label, path, icon }) => (
            <li key={path} className="min-w-0 border-rule border-b">
              <a
                href={path}
                className="flex min-h-11 items-center gap-2.5 py-1 font-semibold hover:text-link"
              >
                <ShellIcon name={icon} className="size-4.5 text-ink-3" />
                <span className="min-w-0 flex-auto">{label}</span>
                <span className="flex-none font-normal text-ink-3 tabular-nums">
                  {counts[path] ?? ''}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
