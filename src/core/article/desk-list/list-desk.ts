import * as z from 'zod/mini';
import { pageRows, ROWS_PER_PAGE, statedRows } from '../../back-office/record-list.ts';
import { isSortOf } from '../../collections.ts';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { Sorting, StoreView } from '../../ports.ts';
import { listPage, pageNumber, statedPage } from '../../text/page-number.ts';
import { definePrivateRead } from '../../use-case.ts';
import { countTabs } from './count-desk.ts';
import { deskFilterFields, deskSorts } from './desk-fields.ts';
import { type DeskSelection, deskTimeOf, draftsIn, selectionOf } from './desk-filter.ts';
import { type DeskList, deskListSchema } from './desk-list.ts';
import { type DeskRow, rowsOfDrafts, rowsOfPublications } from './desk-row.ts';
import { type DeskTab, deskTabs } from './desk-tabs.ts';

const input = z.object({
  ...deskFilterFields,
  tab: z._default(z.enum(deskTabs), 'open'),
  /** The tab's own order by default; drafts have no `author` or `published`, publications no `due` or `saved`. */
  sort: z.optional(z.enum(deskSorts)),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: pageNumber,
  rows: pageRows,
});

interface Wanted {
  sort?: string | undefined;
  isDescending?: boolean;
  offset?: number;
  limit: number;
}

/** The sorting that a collection has by that name. */
function sortingOf<Name extends 'articles' | 'drafts'>(
  name: Name,
  { sort = '', isDescending = false }: Wanted,
): { sort?: Sorting<Name> } {
  return isSortOf(name, sort) ? { sort: { by: sort, isDescending } } : {};
}

/**
 * Returns rows of a tab: publications by default the newest first, drafts in the order of the desk
 * (`deskOrderOf`).
 */
export async function rowsIn(
  view: StoreView,
  selection: DeskSelection,
  tab: DeskTab,
  wanted: Wanted,
): Promise<DeskRow[]> {
  const { offset = 0, limit } = wanted;
  if (tab === 'published') {
    const query = { ...selection.articles, ...sortingOf('articles', wanted), offset, limit };
    return rowsOfPublications(view, await view.list('articles', query));
  }
  const byOrder = { sort: { by: 'order', isDescending: false } } as const;
  const query = { ...byOrder, ...draftsIn(selection, tab), offset, limit };
  return rowsOfDrafts(
    view,
    await view.list('drafts', { ...query, ...sortingOf('drafts', wanted) }),
  );
}

/**
 * Lists the articles of one tab of the desk, a row each, with the number of articles in all tabs. Authors see
 * their own articles. Returns the last page for a page past the end.
 */
export const listDesk = definePrivateRead({
  name: 'listDesk',
  contract: {
    route: 'GET /admin/desk',
    summary: 'The articles of the newsroom by their stage, with publication and draft in one row',
    takes: z.extend(input, { page: statedPage, rows: statedRows }),
    answers: deskListSchema,
  },
  may: staff,
  input,
  read: async (
    view,
    { input: { tab, sort, order, page: asked, rows = ROWS_PER_PAGE, ...filter }, actor, ports },
  ) => {
    const selection = selectionOf(actor, filter, await deskTimeOf(view, ports.clock, [filter]));
    const counts = await countTabs(view, selection);
    const total = counts[tab];
    const { page, pages, offset } = listPage(asked, total, rows);
    const records = await rowsIn(view, selection, tab, {
      sort,
      isDescending: order === 'desc',
      offset,
      limit: rows,
    });
    return done<DeskList>({ records, total, page, pages, counts });
  },
});
