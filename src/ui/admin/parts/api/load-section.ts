import type { CollectionName } from '#core/collections.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from './list-query.ts';
import { loadEdited } from './read-record.ts';

/** Loader data of a section: the table page, and the record in the editor. */
export async function loadSection<Name extends CollectionName>(args: RouteArgs, collection: Name) {
  const [list, edited] = await Promise.all([
    loadList(args, collection),
    loadEdited(args, collection),
  ]);
  return { list, edited };
}
