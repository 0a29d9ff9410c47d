import type { CollectionName, RecordOf } from './collections.ts';
import type { ListQuery, StoreView } from './ports.ts';

/** Part of a view that a list needs; readers' use cases have it of public collections. */
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
  /** Cursor of the next stretch; none at the end. */
  next?: string;
}

interface Wanted {
  cursor: string | undefined;
  /** Records of the stretch. */
  limit: number;
  /** Records of all stretches together; no limit by default. */
  most?: number;
}

/** Cursor that passes over so many records, whichever they are. */
export const cursorAt = (count: number): string => `${count}`;

/**
 * A stretch of a list, from a cursor on. Cursors are keyset cursors: `20~…` says that 20 records were seen
 * and names the place of the last one (`StoreView.placeOf`), so that the list goes on there at the cost of
 * a first stretch, whatever was added, changed or removed since. Cursors of earlier versions, `20.article-17`,
 * name the last record; where it is gone, 20 records are passed over. Any other text begins the list.
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
