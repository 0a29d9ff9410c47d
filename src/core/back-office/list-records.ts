import * as z from 'zod/mini';
import type { User } from '../account/user.ts';
import { type CollectionName, collectionNames, isSortOf } from '../collections.ts';
import { done, failures, refused } from '../errors.ts';
import type { StoreView } from '../ports.ts';
import { defineRead, mustBeAdmin } from '../use-case.ts';
import { type RecordList, ROWS_PER_PAGE, type Shown } from './record-list.ts';

const collection = z.enum(collectionNames);

const tableSchema = z.object({
  collection,
  search: z._default(z.string(), ''),
  sort: z.optional(z.string()),
  isDescending: z._default(z.boolean(), false),
  page: z._default(z.number().check(z.int(), z.positive()), 1),
});

/** No table shows a password, not even its hash. */
const shownUser = ({ password: _, ...shown }: User): Shown<'users'> => shown;

const rowsOf = <Name extends CollectionName>(
  view: StoreView,
  name: Name,
  { search, sort, isDescending }: z.infer<typeof tableSchema>,
  page: number,
) =>
  view.list(name, {
    search,
    ...(sort !== undefined && isSortOf(name, sort) ? { sort: { by: sort, isDescending } } : {}),
    offset: (page - 1) * ROWS_PER_PAGE,
    limit: ROWS_PER_PAGE,
  });

/**
 * A page of any collection, searched and sorted. A sort that it doesn't have is ignored; past the
 * end is the last page, where deleting may leave one.
 */
export const listRecords = defineRead({
  name: 'listRecords',
  may: mustBeAdmin,
  input: tableSchema,
  read: async (view, { input }) => {
    const { collection: name, search } = input;
    const total = await view.count(name, { search });
    const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
    const page = Math.min(input.page, pages);
    const records =
      name === 'users'
        ? (await rowsOf(view, name, input, page)).map(shownUser)
        : await rowsOf(view, name, input, page);
    return done<RecordList<CollectionName>>({ records, total, page, pages });
  },
});

/** One record of any collection, for its editor. */
export const readRecord = defineRead({
  name: 'readRecord',
  may: mustBeAdmin,
  input: z.object({ collection, id: z.string() }),
  read: async (view, { input: { collection: name, id } }) => {
    const record =
      name === 'users' ? await readUser(view, id) : await view.get<typeof name>(name, id);
    return record ? done<Shown<CollectionName>>(record) : refused(failures.notFound());
  },
});

async function readUser(view: StoreView, id: string): Promise<Shown<'users'> | undefined> {
  const user = await view.get('users', id);
  return user && shownUser(user);
}
