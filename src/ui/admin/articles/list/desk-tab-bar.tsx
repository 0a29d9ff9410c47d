import type { DeskCounts } from '#core/article/desk-list/desk-list.ts';
import { type DeskTab, deskTabs, firstStageIn } from '#core/article/desk-list/desk-tabs.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { tabNames } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { useDeskAddress } from './desk-address.ts';
import { StageGlyph } from './stage-name.tsx';

/** Icon of a tab, for beside its name; none for `open`, which has several stages. */
export const TabGlyph = ({ tab }: { tab: DeskTab }) =>
  tab === 'open' ? null : <StageGlyph stage={tab === 'published' ? tab : firstStageIn(tab)} />;

interface DeskTabBarProps {
  counts: DeskCounts;
  current: DeskTab;
}

/** Links to the tabs of the desk, with the number of articles in each. */
export function DeskTabBar({ counts, current }: DeskTabBarProps) {
  const { pathWith } = useDeskAddress();
  return (
    <nav
      aria-label={words.stages}
      className="flex gap-x-6 overflow-x-auto overflow-y-hidden border-strong border-b-2 [scrollbar-width:none] max-md:-mx-4 max-md:px-4"
    >
      {deskTabs.map((tab) => (
        <a
          key={tab}
          href={pathWith({ tab: tab === 'published' ? undefined : tab })}
          aria-current={tab === current ? 'page' : undefined}
          className="relative inline-flex min-h-11 flex-none items-center gap-[7px] whitespace-nowrap font-semibold text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-[current]:font-bold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:bottom-0 aria-[current]:after:start-0 aria-[current]:after:h-2.5 aria-[current]:after:w-5 aria-[current]:after:rounded-t-full aria-[current]:after:bg-sun forced-colors:aria-[current]:after:bg-[Highlight]"
        >
          <TabGlyph tab={tab} />
          {tabNames[tab]} <span className="font-normal text-ink-3">{inDigits(counts[tab])}</span>
        </a>
      ))}
    </nav>
  );
}
