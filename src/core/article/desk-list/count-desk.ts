import type { StoreView } from '../../ports.ts';
import { type DeskSelection, draftsIn } from './desk-filter.ts';
import type { DeskCounts } from './desk-list.ts';
import { type DeskTab, type DraftTab, openTabs } from './desk-tabs.ts';

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
  const countIn = (tab: DeskTab) => countTab(view, selection, tab);
  const groups: Record<Exclude<DraftTab, 'open' | 'withdrawn'>, number> = {
    drafts: await countIn('drafts'),
    'in-review': await countIn('in-review'),
    ready: await countIn('ready'),
    scheduled: await countIn('scheduled'),
  };
  return {
    ...groups,
    open: openTabs.reduce((sum, tab) => sum + groups[tab], 0),
    published: await countIn('published'),
    withdrawn: await countIn('withdrawn'),
  };
}
