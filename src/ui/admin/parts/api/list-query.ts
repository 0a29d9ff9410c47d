import { answerOf } from '#api/client.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { CollectionName } from '#core/collections.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { adminClientOf } from '#ui/client-context.ts';

interface Query {
  q: string;
  page: string;
  filter?: string;
  sort?: string;
  order?: 'asc' | 'desc';
}

async function askFor<Name extends CollectionName>(
  args: RouteArgs,
  collection: Name,
  query: Query,
): Promise<RecordList<Name>> {
  const list = await answerOf(
    adminClientOf(args)[':collection'].$get({ param: { collection }, query }),
  );
  return list as unknown as RecordList<Name>;
}

/** Loads the page of a table that the address asks for: `?q=&filter=&sort=&order=&page=`. */
export async function loadList<Name extends CollectionName>(
  args: RouteArgs,
  collection: Name,
): Promise<RecordList<Name>> {
  const asked = new URL(args.request.url).searchParams;
  const query = {
    q: asked.get('q') ?? '',
    page: asked.get('page') ?? '1',
    ...(asked.get('filter') ? { filter: asked.get('filter') ?? '' } : {}),
    ...(asked.get('sort') ? { sort: asked.get('sort') ?? '' } : {}),
    ...(asked.get('order')
      ? { order: asked.get('order') === 'desc' ? ('desc' as const) : ('asc' as const) }
      : {}),
  };
  return askFor(args, collection, query);
}

/** The first page of a table in its own order, whatever the address says. */
export const loadNewest = <Name extends CollectionName>(args: RouteArgs, collection: Name) =>
  askFor(args, collection, { q: '', page: '1' });
