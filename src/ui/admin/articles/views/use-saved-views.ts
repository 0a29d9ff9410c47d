import { useRouteLoaderData } from 'react-router';
import type { ListedView } from '#core/saved-view/saved-view.ts';

/** Id of the route that loads the saved views. */
export const VIEWS_ROUTE = 'shell';

/** The saved views of this account, with the number of articles in each. */
export const useSavedViews = (): readonly ListedView[] =>
  useRouteLoaderData<{ views: ListedView[] }>(VIEWS_ROUTE)?.views ?? [];
