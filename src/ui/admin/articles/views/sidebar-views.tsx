import { useLocation } from 'react-router';
import type { DeskFilter } from '#core/article/desk-list/desk-fields.ts';
import { inDigits } from '#core/locale/numbers.ts';
import type { ListedView } from '#core/saved-view/saved-view.ts';
import { adminPatterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { type DeskState, deskPath, deskStateIn, filterParameters } from '../list/desk-address.ts';
import { useSavedViews } from './use-saved-views.ts';

type Shown = Pick<ListedView, 'tab' | 'show'> & DeskFilter;

/** Address of the desk that a saved view shows. */
export const viewPath = ({ tab, show, ...filter }: Shown): string =>
  deskPath(new URLSearchParams(), {
    tab: tab === 'published' ? undefined : tab,
    show: show === 'list' ? undefined : show,
    ...filterParameters(filter),
  });

/** The saved view that shows what the desk shows now. */
export const viewAt = (
  views: readonly ListedView[],
  { tab, shape, filter }: DeskState,
): ListedView | undefined => {
  const here = viewPath({ tab, show: shape, ...filter });
  return views.find((view) => viewPath(view) === here);
};

/** Links to the saved views, below the section of articles; nothing if there are none. */
export function SidebarViews({ onChoose }: { onChoose?: () => void }) {
  const views = useSavedViews();
  const { pathname, search } = useLocation();
  const here =
    pathname === adminPatterns.articles
      ? viewAt(views, deskStateIn(new URLSearchParams(search)))
      : undefined;
  if (views.length === 0) return null;
  return (
    <ul aria-label={words.savedViews} className="grid grid-cols-[minmax(0,1fr)]">
      {views.map((view) => (
        <li key={view.id}>
          <a
            href={viewPath(view)}
            onClick={onChoose}
            aria-current={view.id === here?.id ? 'true' : undefined}
            className="flex min-h-7.5 items-center gap-2 rounded-2 pe-2 ps-9 text-[0.8125rem]/4.5 text-ink-2 transition-colors wrap-anywhere hover:bg-wash-2 hover:text-ink aria-[current]:font-bold aria-[current]:text-ink pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-auto">{view.name}</span>
            <span className="font-normal text-ink-3">{inDigits(view.count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
