import type { Dashboard } from '#core/back-office/dashboard.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { adminPatterns } from '#ui/routes.ts';
import { useRole } from '../shell/back-office-route.tsx';
import { openTo, type Section, sections } from '../shell/sections.ts';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { Panel } from './panel.tsx';

function countText({ collection, countText }: Section, dashboard: Dashboard): string | undefined {
  if (countText) return countText(dashboard);
  const count = collection && dashboard.counts[collection];
  return count === undefined ? undefined : inDigits(count);
}

/** Links to the sections, with the number of their records. */
export function SectionCounts({ dashboard }: { dashboard: Dashboard }) {
  const role = useRole();
  return (
    <Panel heading="Sections">
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
