import type { CollectionName, RecordOf } from './collections.ts';
import type { ListQuery, StoreView } from './ports.ts';

/** The methods of a view that paging needs; met by `StoreView` and by `PublicView`. */
interface Listing<Name extends CollectionName> {
  list: (name: Name, query?: ListQuery<Name>) => Promise<RecordOf<Name>[]>;
  placeOf: (
    name: Name,
    id: string,
    sort?: ListQuery<Name>['sort'],
  ) => ReturnType<StoreView['placeOf']>;
}

interface Stretch<Listed> {
  records: Listed[];
  /** Cursor of the next page; absent at the end. */
  next?: string;
}

interface Wanted {
  cursor: string | undefined;
  /** Most records per page. */
  limit: number;
  /** Most records over all pages; no limit by default. */
  most?: number;
}

/** An offset cursor, which skips the first `count` records. */
export const cursorAt = (count: number): string => `${count}`;

/**
 * Returns a page of a list, from a cursor on. `20~…` is a keyset cursor: 20 records were seen, followed by
 * the place of the last one (`StoreView.placeOf`). The list continues there at the cost of a first page,
 * even if records were added, changed or removed since. Earlier versions issued `20.article-17`, which names
 * the last record; if it was deleted, 20 records are skipped. Any other text starts at the beginning.
 */
export async function stretchFrom<Name extends CollectionName>(
  view: Listing<Name>,
  name: Name,
  query: Omit<ListQuery<Name>, 'after' | 'offset' | 'limit'>,
  { cursor, limit, most = Number.POSITIVE_INFINITY }: Wanted,
): Promise<Stretch<RecordOf<Name>>> {
  const [, count = '0', kind, named = ''] = /^(\d{1,9})(?:([.~])(.+))?$/s.exec(cursor ?? '') ?? [];
  const seen = Number(count);
  const wanted = Math.max(0, Math.min(limit, most - seen));
  const after = kind === '.' ? await view.placeOf(name, named, query.sort) : named;
  const from = after ? { after } : { offset: seen };
  const found = await view.list(name, { ...query, ...from, limit: wanted + 1 });
  const records = found.slice(0, wanted);
  const last = records.at(-1);
  if (!last || found.length <= wanted || seen + wanted >= most) return { records };
  const place = await view.placeOf(name, last.id, query.sort);
  return { records, next: `${seen + wanted}~${place}` };
}
