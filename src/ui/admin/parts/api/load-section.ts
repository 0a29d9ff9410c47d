import type { CollectionName } from '#core/collections.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from './list-query.ts';
import { loadEdited } from './read-record.ts';

/** A loader's answer for a kind of content: the table's page, and the record whose editor is open. */
export async function loadSection<Name extends CollectionName>(args: RouteArgs, collection: Name) {
  const [list, edited] = await Promise.all([
    loadList(args, collection),
    loadEdited(args, collection),
  ]);
  return { list, edited };
}
