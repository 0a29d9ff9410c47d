import { useLocation, useRouteLoaderData } from 'react-router';
import { inDigits } from '#core/locale/numbers.ts';
import type { ListedView } from '#core/saved-view/saved-view.ts';
import { adminPatterns } from '#ui/routes.ts';
import { deskStateIn } from '../list/desk-address.ts';
import { viewAt, viewPath } from './view-path.ts';

/** Id of the route that loads the saved views. */
export const VIEWS_ROUTE = 'shell';

/** The saved views of this account, with the number of articles in each. */
export const useSavedViews = (): readonly ListedView[] =>
  useRouteLoaderData<{ views: ListedView[] }>(VIEWS_ROUTE)?.views ?? [];

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
    <ul aria-label="Saved views" className="grid grid-cols-[minmax(0,1fr)]">
      {views.map((view) => (
        <li key={view.id}>
          <a
            href={viewPath(view)}
            onClick={onChoose}
            aria-current={view.id === here?.id ? 'true' : undefined}
            className="flex min-h-7.5 items-center gap-2 rounded-2 pr-2 pl-9 text-[0.8125rem]/4.5 text-ink-2 transition-colors wrap-anywhere hover:bg-wash-2 hover:text-ink aria-[current]:font-bold aria-[current]:text-ink pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-auto">{view.name}</span>
            <span className="font-normal text-ink-3">{inDigits(view.count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
