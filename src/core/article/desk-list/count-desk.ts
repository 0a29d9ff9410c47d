import type { StoreView } from '../../ports.ts';
import { type DeskSelection, draftsIn } from './desk-filter.ts';
import type { DeskCounts } from './desk-list.ts';
import { type DeskTab, deskTabs, openTabs } from './desk-tabs.ts';

/** Counts the selected articles of a tab. */
export const countTab = (
  view: StoreView,
  selection: DeskSelection,
  tab: DeskTab,
): Promise<number> =>
  tab === 'published'
    ? view.count('articles', selection.articles)
    : view.count('drafts', draftsIn(selection, tab));

/** Counts the selected articles of each tab. */
export async function countTabs(view: StoreView, selection: DeskSelection): Promise<DeskCounts> {
  const counts = { open: 0 } as DeskCounts;
  for (const tab of deskTabs) {
    if (tab !== 'open') counts[tab] = await countTab(view, selection, tab);
  }
  counts.open = openTabs.reduce((sum, tab) => sum + counts[tab], 0);
  return counts;
}
