import { ROWS_PER_PAGE, type RowsPerPage } from '#core/back-office/record-list.ts';
import { rowsIn } from '../api/list-query.ts';
import { useNextParameters } from './use-next-parameters.ts';

/** State of a table in the query string: it survives a reload and can be shared. */
export function useTableAddress() {
  const { shown, parameters, setParameters } = useNextParameters();
  const change = (changes: Record<string, string | undefined>): void => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParameters(next, { preventScrollReset: true, replace: true });
  };
  const sort = parameters.get('sort') ?? undefined;
  const filter = parameters.get('filter') ?? undefined;
  const isDescending = parameters.get('order') === 'desc';
  return {
    search: parameters.get('q') ?? '',
    sort,
    isDescending,
    /** Active filter, such as `kind:log-in`. */
    filter,
    setSearch: (q: string) => change({ q, page: undefined }),
    /** Ascending, then descending, then the default order. */
    toggleSort: (by: string): void => {
      if (sort !== by) change({ sort: by, order: 'asc', page: undefined });
      else if (!isDescending) change({ order: 'desc', page: undefined });
      else change({ sort: undefined, order: undefined, page: undefined });
    },
    /** Sorts by a column; without one in the default order. */
    sortBy: (by: string | undefined, order: 'asc' | 'desc' = 'asc') =>
      change({ sort: by, order: by && order, page: undefined }),
    /** Filters by a value; '' removes the filter. */
    filterBy: (by: string) => change({ filter: by, page: undefined }),
    /** Rows on a page: those of the list that is shown, and those that are chosen, which may still load. */
    rowsShown: rowsIn(shown),
    rows: rowsIn(parameters),
    /** Changes the number of rows on a page, and goes to the first one. */
    setRows: (rows: RowsPerPage) =>
      change({ rows: rows === ROWS_PER_PAGE ? undefined : String(rows), page: undefined }),
    goToPage: (page: number) => change({ page: page === 1 ? undefined : String(page) }),
  };
}

export type TableAddress = ReturnType<typeof useTableAddress>;
