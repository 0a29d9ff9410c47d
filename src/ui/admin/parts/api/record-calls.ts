import type { AdminClient } from '#api/client.ts';
import type { ContentCalls } from '#api/content-endpoints.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';

type ListQuery = ContentCalls['GET /admin/articles']['input'];

/**
 * Calls `ask` with a route that contains a type parameter, which the compiler cannot resolve. The
 * functions below restore the types of `ContentCalls`.
 */
const askIn = (client: AdminClient) =>
  client.ask as (
    route: `${string} /admin/${CollectionName}${string}`,
    input: object,
  ) => Promise<never>;

/** A page of a collection's table. */
export const listOf = <Name extends CollectionName>(
  client: AdminClient,
  name: Name,
  query: ListQuery,
): Promise<RecordList<Name>> => askIn(client)(`GET /admin/${name}`, query);

/** Reads a record; rejects with a `Problem`, kind `not-found` if it does not exist. */
export const fetchRecord = <Name extends CollectionName>(
  client: AdminClient,
  name: Name,
  id: string,
): Promise<RecordOf<Name>> => askIn(client)(`GET /admin/${name}/:id`, { id });

/** The stored record to replace. */
export interface Over {
  id: string;
  version?: number | undefined;
}

/** Creates a record, or replaces the stored one `over`; rejects with a `Problem`. */
export const saveRecord = <Name extends CollectionName>(
  client: AdminClient,
  name: Name,
  fields: object,
  over: Over | undefined,
): Promise<RecordOf<Name>> =>
  over
    ? askIn(client)(`PUT /admin/${name}/:id`, { ...fields, id: over.id, version: over.version })
    : askIn(client)(`POST /admin/${name}`, fields);

/** Restores a deleted record; rejects with a `Problem`. */
export const restoreRecord = (
  client: AdminClient,
  name: CollectionName,
  id: string,
): Promise<{ id: string }> => askIn(client)(`POST /admin/${name}/:id/restore`, { id });

/** Deletes any version of a record; `replacedBy` is the id of the record that replaces it. */
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
