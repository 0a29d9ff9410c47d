import * as z from 'zod/mini';
import { ACTIVITY_LIMIT } from '../activity/activity-entry.ts';
import {
  type CollectionName,
  collectionNames,
  isSortOf,
  isTextFieldOf,
  rowOf,
} from '../collections.ts';
import { done, failures, refused } from '../errors.ts';
import { cursorAt, stretchFrom } from '../list-stretch.ts';
import { admits, owners, staff } from '../permission.ts';
import type { StoreView, Where } from '../ports.ts';
import { definePrivateRead } from '../use-case.ts';
import { type RecordList, ROWS_PER_PAGE, type Shown } from './record-list.ts';
import { maySee, objectionTo, ownedOnly } from './sight.ts';

const collection = z.enum(collectionNames);

const tableSchema = z.object({
  collection,
  search: z._default(z.string(), ''),
  /** A filter or key of the collection and its value, `kind:log-in`; anything else is ignored. */
  filter: z.optional(z.string()),
  sort: z.optional(z.string()),
  isDescending: z._default(z.boolean(), false),
  page: z._default(z.number().check(z.int(), z.positive()), 1),
  /** Keyset cursor to continue from instead, for programs; see `list-stretch.ts`. */
  cursor: z.optional(z.string()),
});

/** The filter that was asked for, where the collection has it. */
function filterIn<Name extends CollectionName>(name: Name, filter = ''): Where<Name> {
  const [, field = '', value = ''] = /^(\w+):(.*)$/s.exec(filter) ?? [];
  return (isTextFieldOf(name, field) ? { [field]: value } : {}) as Where<Name>;
}

async function tableOf<Name extends CollectionName>(
  view: StoreView,
  name: Name,
  input: z.infer<typeof tableSchema>,
  where: Where<Name> = {} as Where<Name>,
  most = Number.POSITIVE_INFINITY,
): Promise<RecordList<Name>> {
  const { search, sort, isDescending, cursor } = input;
  const narrowing = { where: { ...filterIn(name, input.filter), ...where }, search };
  const total = Math.min(most, await view.count(name, narrowing));
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const page = Math.min(input.page, pages);
  const sorted =
    sort !== undefined && isSortOf(name, sort) ? { by: sort, isDescending } : undefined;
  const query = { ...narrowing, ...(sorted ? { sort: sorted } : {}) };
  const { records, next } = await stretchFrom(view, name, query, {
    cursor: cursor ?? cursorAt((page - 1) * ROWS_PER_PAGE),
    limit: ROWS_PER_PAGE,
    most,
  });
  return {
    records: records.map((record) => rowOf(name, record)),
    ...(next === undefined ? {} : { next }),
    total,
    page,
    pages,
  };
}

/**
 * A page of any collection, searched and sorted, as rows that show what the collection declares. A sort
 * that it doesn't have is ignored; past the end is the last page, where deleting may leave one. Authors
 * find their own articles only.
 */
export const listRecords = definePrivateRead({
  name: 'listRecords',
  may: staff,
  input: tableSchema,
  read: async (view, { input, actor }) => {
    const { collection: name } = input;
    const objection = objectionTo(actor, name);
    if (objection) return refused(objection);
    // Owners find a year of the log, others what it specifies to show.
    if (name === 'activity' && !admits(owners, actor)) {
      return done<RecordList<CollectionName>>(await tableOf(view, name, input, {}, ACTIVITY_LIMIT));
    }
    return done<RecordList<CollectionName>>(
      await tableOf(view, name, input, ownedOnly(actor, name)),
    );
  },
});

/** One record of any collection, for its editor. */
export const readRecord = definePrivateRead({
  name: 'readRecord',
  may: staff,
  input: z.object({ collection, id: z.string() }),
  read: async (view, { input: { collection: name, id }, actor }) => {
    const objection = objectionTo(actor, name);
    if (objection) return refused(objection);
    if (name === 'users') return foundOrNot(await readUser(view, id));
    // The editor of an article goes on with its working copy, where there is one.
    const draft = name === 'articles' ? await view.get('drafts', id) : undefined;
    const record = draft ?? (await view.get<typeof name>(name, id));
    return foundOrNot(record && maySee(actor, name, record) ? record : undefined);
  },
});

const foundOrNot = (record: Shown<CollectionName> | undefined) =>
  record ? done<Shown<CollectionName>>(record) : refused(failures.notFound());

async function readUser(view: StoreView, id: string): Promise<Shown<'users'> | undefined> {
  const user = await view.get('users', id);
  return user && rowOf('users', user);
}
