import {
  type RecordList,
  ROWS_PER_PAGE,
  type RowsPerPage,
  rowsPerPage,
} from '#core/back-office/record-list.ts';
import type { CollectionName } from '#core/collections.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { adminClientOf } from '#ui/client-context.ts';
import { listOf } from './record-calls.ts';

/** Rows of a page that an address asks for; the least for a number that no page has. */
export const rowsIn = (asked: URLSearchParams): RowsPerPage =>
  rowsPerPage.find((rows) => String(rows) === asked.get('rows')) ?? ROWS_PER_PAGE;

/** Loads the table page that the address names: `?q=&filter=&sort=&order=&page=&rows=`. */
export async function loadList<Name extends CollectionName>(
  args: RouteArgs,
  collection: Name,
): Promise<RecordList<Name>> {
  const asked = new URL(args.request.url).searchParams;
  const query = {
    q: asked.get('q') ?? '',
    page: asked.get('page') ?? '1',
    rows: String(rowsIn(asked)),
    ...(asked.get('filter') ? { filter: asked.get('filter') ?? '' } : {}),
    ...(asked.get('sort') ? { sort: asked.get('sort') ?? '' } : {}),
    ...(asked.get('order')
      ? { order: asked.get('order') === 'desc' ? ('desc' as const) : ('asc' as const) }
      : {}),
  };
  return listOf(adminClientOf(args), collection, query);
}
