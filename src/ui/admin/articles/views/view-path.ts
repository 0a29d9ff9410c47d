import type { ListedView } from '#core/saved-view/saved-view.ts';
import { type DeskState, deskPath } from '../list/desk-address.ts';

type Shown = Pick<ListedView, 'tab' | 'show' | 'q' | 'whose' | 'category' | 'due'>;

/** Address of the desk that a saved view shows. */
export const viewPath = ({ tab, show, q, whose, category, due }: Shown): string =>
  deskPath(new URLSearchParams(), {
    tab: tab === 'published' ? undefined : tab,
    show: show === 'list' ? undefined : show,
    ...{ q, category, due },
    whose: whose === 'mine' ? whose : undefined,
  });

/** The saved view that shows what the desk shows now. */
export const viewAt = (
  views: readonly ListedView[],
  { tab, shape, filter }: DeskState,
): ListedView | undefined => {
  const here = viewPath({ tab, show: shape, category: undefined, due: undefined, ...filter });
  return views.find((view) => viewPath(view) === here);
};
