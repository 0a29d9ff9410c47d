import * as z from 'zod/mini';
import {
  type CollectionName,
  collectionNames,
  copiesOf,
  definitionOf,
  isSortOf,
  isTextFieldOf,
  rowOf,
  type Shown,
  shownOf,
} from '../collections.ts';
import { done, type Failure, failures, Refusal, refused } from '../errors.ts';
import { cursorAt, stretchFrom } from '../list-stretch.ts';
import { admits, owners, staff } from '../permission.ts';
import type { StoreView, Where } from '../ports.ts';
import { clip } from '../text/clip.ts';
import { listPage, pageNumber } from '../text/page-number.ts';
import { definePrivateRead } from '../use-case.ts';
import { pageRows, type RecordList, ROWS_PER_PAGE } from './record-list.ts';
import { maySee, objectionTo, ownedOnly } from './visibility.ts';

const collection = z.enum(collectionNames);

const tableSchema = z.object({
  collection,
  search: z._default(z.string(), ''),
  /** A filter or key of the collection with its value, `kind:log-in`. */
  filter: z.optional(z.string()),
  sort: z.optional(z.string()),
  isDescending: z._default(z.boolean(), false),
  page: pageNumber,
  rows: pageRows,
  /** Keyset cursor instead of `page`, for programs; see `list-stretch.ts`. */
  cursor: z.optional(z.string()),
});

/** Parses `filter`. Refuses a field that the collection doesn't have. */
function filterIn<Name extends CollectionName>(name: Name, filter?: string): Where<Name> {
  if (!filter) return {};
  const [, field = '', value = ''] = /^(\w+):(.*)$/s.exec(filter) ?? [];
  if (!isTextFieldOf(name, field)) throw new Refusal(noSuch('list-filter-unknown', filter));
  return { [field]: value } as Where<Name>;
}

/** Parses `sort`. Refuses an order that the collection doesn't have. */
function sortingIn<Name extends CollectionName>(name: Name, by?: string) {
  if (!by) return undefined;
  if (isSortOf(name, by)) return by;
  throw new Refusal(noSuch('list-sort-unknown', by));
}

const noSuch = (code: 'list-filter-unknown' | 'list-sort-unknown', name: string): Failure => ({
  kind: 'invalid',
  code,
  params: { name: clip(name, 100) },
});

async function tableOf<Name extends CollectionName>(
  view: StoreView,
  name: Name,
  input: z.infer<typeof tableSchema>,
  where: Where<Name>,
  most = Number.POSITIVE_INFINITY,
): Promise<RecordList<Name>> {
  const { search, sort, isDescending, cursor, rows = ROWS_PER_PAGE } = input;
  const narrowing = { where: { ...filterIn(name, input.filter), ...where }, search };
  const total = Math.min(most, await view.count(name, narrowing));
  const { page, pages, offset } = listPage(input.page, total, rows);
  const by = sortingIn(name, sort);
  const query = { ...narrowing, ...(by ? { sort: { by, isDescending } } : {}) };
  const { records, next } = await stretchFrom(view, name, query, {
    cursor: cursor ?? cursorAt(offset),
    limit: rows,
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
 * Returns a page of rows of any collection, searched and sorted. Refuses a sort or a filter that the
 * collection doesn't have. Returns the last page for a page past the end, which can result from deleting records.
 * Authors see only their own articles.
 */
export const listRecords = definePrivateRead({
  name: 'listRecords',
  may: staff,
  input: tableSchema,
  read: async (view, { input, actor }) => {
    const { collection: name } = input;
    const objection = objectionTo(actor, name);
    if (objection) return refused(objection);
    const most = admits(owners, actor) ? undefined : definitionOf(name).mostBelowOwner;
    return done<RecordList<CollectionName>>(
      await tableOf(view, name, input, ownedOnly(actor, name), most),
    );
  },
});

/** Returns a record of any collection, or its working copy if there is one. Refuses with `not-found`. */
export const readRecord = definePrivateRead({
  name: 'readRecord',
  may: staff,
  input: z.object({ collection, id: z.string() }),
  read: async (view, { input: { collection: name, id }, actor }) => {
    const objection = objectionTo(actor, name);
    if (objection) return refused(objection);
    const record = (await copyIn(view, name, id)) ?? (await view.get<CollectionName>(name, id));
    if (!record || !maySee(actor, name, record)) return refused(failures.notFound());
    return done<Shown<CollectionName>>(shownOf(name, record));
  },
});

/** Returns the working copy of a record; `undefined` if there is none. */
async function copyIn(view: StoreView, name: CollectionName, id: string) {
  for (const copies of copiesOf(name)) {
    const copy = await view.get<CollectionName>(copies, id);
    if (copy) return copy;
  }
  return undefined;
}
