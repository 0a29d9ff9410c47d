import type { AdminClient } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { fetchRecord } from './record-calls.ts';

/** Reads a record; `undefined` if it does not exist. */
export async function readRecord<Name extends CollectionName>(
  client: AdminClient,
  collection: Name,
  id: string,
): Promise<RecordOf<Name> | undefined> {
  try {
    return await fetchRecord(client, collection, id);
  } catch (error) {
    if (error instanceof Problem && error.details.kind === 'not-found') return undefined;
    throw error;
  }
}

/** Loads the record that the address opens in the editor, from any page of the table. */
export async function loadEdited<Name extends CollectionName>(
  args: RouteArgs,
  collection: Name,
): Promise<RecordOf<Name> | undefined> {
  const id = new URL(args.request.url).searchParams.get('edit');
  return id ? readRecord(adminClientOf(args), collection, id) : undefined;
}
