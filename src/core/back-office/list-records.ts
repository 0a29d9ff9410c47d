import * as z from 'zod/mini';
import { type CollectionName, collectionNames, type SortOf } from '../collections.ts';
import { done, failures, refused } from '../errors.ts';
import { defineRead, mustBeAdmin } from '../use-case.ts';
import { type RecordList, ROWS_PER_PAGE } from './record-list.ts';

const collection = z.enum(collectionNames as [CollectionName, ...CollectionName[]]);

/** No table shows a password, not even its hash. */
function withoutPassword<Stored extends object>(record: Stored): Stored {
  if (!('password' in record)) return record;
  const { password: _, ...shown } = record;
  return shown as Stored;
}

/** A page of any collection, searched and sorted. A sort that it doesn't have is ignored. */
export const listRecords = defineRead({
  name: 'listRecords',
  may: mustBeAdmin,
  input: z.object({
    collection,
    search: z._default(z.string(), ''),
    sort: z.optional(z.string()),
    isDescending: z._default(z.boolean(), false),
    page: z._default(z.number().check(z.int(), z.positive()), 1),
  }),
  read: async (view, { input }) => {
    const { collection: name, search, sort, isDescending, page } = input;
    const total = await view.count(name, { search });
    const records = await view.list(name, {
      search,
      ...(sort ? { sort: { by: sort as SortOf<typeof name>, isDescending } } : {}),
      offset: (page - 1) * ROWS_PER_PAGE,
      limit: ROWS_PER_PAGE,
    });
    return done<RecordList<CollectionName>>({
      records: records.map(withoutPassword) as RecordList<CollectionName>['records'],
      total,
      page,
      pages: Math.max(1, Math.ceil(total / ROWS_PER_PAGE)),
    });
  },
});

/** One record of any collection, for its editor. */
export const readRecord = defineRead({
  name: 'readRecord',
  may: mustBeAdmin,
  input: z.object({ collection, id: z.string() }),
  read: async (view, { input }) => {
    const record = await view.get(input.collection, input.id);
    return record ? done(withoutPassword(record)) : refused(failures.notFound());
  },
});
