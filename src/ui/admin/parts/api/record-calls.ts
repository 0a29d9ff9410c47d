import type { AdminClient } from '#api/client.ts';
import type { ContentCalls } from '#api/content-endpoints.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';

type ListQuery = ContentCalls['GET /admin/articles']['input'];

/**
 * `ask` for routes that a type parameter names, which the compiler doesn't resolve. The functions of this
 * file say for each name what `ContentCalls` says.
 */
const askIn = (client: AdminClient) =>
  client.ask as (
    route: `${string} /admin/${CollectionName}${string}`,
    input: object,
  ) => Promise<never>;

/** A page of a table. */
export const listOf = <Name extends CollectionName>(
  client: AdminClient,
  name: Name,
  query: ListQuery,
): Promise<RecordList<Name>> => askIn(client)(`GET /admin/${name}`, query);

/** One record; rejects with a `Problem`, `not-found` when it is gone. */
export const fetchRecord = <Name extends CollectionName>(
  client: AdminClient,
  name: Name,
  id: string,
): Promise<RecordOf<Name>> => askIn(client)(`GET /admin/${name}/:id`, { id });

/** The stored record that is saved over. */
export interface Over {
  id: string;
  version?: number | undefined;
}

/** Saves a new record, or over the stored one; rejects with a `Problem`. */
export const saveRecord = <Name extends CollectionName>(
  client: AdminClient,
  name: Name,
  fields: object,
  over: Over | undefined,
): Promise<RecordOf<Name>> =>
  over
    ? askIn(client)(`PUT /admin/${name}/:id`, { ...fields, id: over.id, version: over.version })
    : askIn(client)(`POST /admin/${name}`, fields);

/** Deletes a record, whatever its version; `replacedBy` is the id of the one that takes its place. */
export const deleteRecord = (
  client: AdminClient,
  name: CollectionName,
  id: string,
  replacedBy?: string,
): Promise<{ id: string }> =>
  askIn(client)(`DELETE /admin/${name}/:id`, {
    id,
    version: 'any',
    ...(replacedBy === undefined ? {} : { replacedBy }),
  });
