import * as z from 'zod/mini';
import type { User } from '../account/user.ts';
import { ACTIVITY_LIMIT } from '../activity/activity-entry.ts';
import {
  type CollectionName,
  collectionNames,
  isFilterOf,
  isSortOf,
  type RecordOf,
} from '../collections.ts';
import { done, failures, refused } from '../errors.ts';
import { cursorAt, stretchFrom } from '../list-stretch.ts';
import type { ListQuery, StoreView } from '../ports.ts';
import { defineRead, mustBeOwner, mustBeStaff } from '../use-case.ts';
import { type RecordList, ROWS_PER_PAGE, type Shown } from './record-list.ts';
import { objectionTo, onlyWriter } from './sight.ts';

const collection = z.enum(collectionNames);

const tableSchema = z.object({
  collection,
  search: z._default(z.string(), ''),
  /** A filter of the collection and its value, `kind:log-in`; what is no filter is ignored. */
  filter: z.optional(z.string()),
  sort: z.optional(z.string()),
  isDescending: z._default(z.boolean(), false),
  page: z._default(z.number().check(z.int(), z.positive()), 1),
  /** Keyset cursor to continue from instead, for programs; see `list-stretch.ts`. */
  cursor: z.optional(z.string()),
});

/** No table shows a password, not even its hash. */
const shownUser = ({ password: _, ...shown }: User): Shown<'users'> => shown;

/** The filter that was asked for, where the collection has it. */
function filterIn<Name extends CollectionName>(name: Name, filter = ''): ListQuery<Name>['where'] {
  const [, key = '', value = ''] = /^(\w+):(.*)$/s.exec(filter) ?? [];
  return isFilterOf(name, key) ? ({ [key]: value } as ListQuery<Name>['where']) : {};
}

async function tableOf<Name extends CollectionName>(
  view: StoreView,
  name: Name,
  input: z.infer<typeof tableSchema>,
  where: NonNullable<ListQuery<Name>['where']> = {},
  most = Number.POSITIVE_INFINITY,
): Promise<Omit<RecordList<Name>, 'records'> & { records: RecordOf<Name>[] }> {
  const { search, sort, isDescending, cursor } = input;
  const narrowing = { where: { ...filterIn(name, input.filter), ...where }, search };
  const total = Math.min(most, await view.count(name, narrowing));
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const page = Math.min(input.page, pages);
  const sorted =
    sort !== undefined && isSortOf(name, sort) ? { by: sort, isDescending } : undefined;
  const stretch = await stretchFrom(
    (offset, limit) =>
      view.list(name, {
        ...narrowing,
        ...(sorted ? { sort: sorted } : {}),
        offset,
        limit: Math.max(0, Math.min(limit, most - offset)),
      }),
    cursor ?? cursorAt((page - 1) * ROWS_PER_PAGE),
    ROWS_PER_PAGE,
  );
  return { ...stretch, total, page, pages };
}

/**
 * A page of any collection, searched and sorted. A sort that it doesn't have is ignored; past the
 * end is the last page, where deleting may leave one. Authors find their own articles only.
 */
export const listRecords = defineRead({
  name: 'listRecords',
  may: mustBeStaff,
  input: tableSchema,
  read: async (view, { input, actor }) => {
    const { collection: name } = input;
    const objection = objectionTo(actor, name);
    if (objection) return refused(objection);
    if (name === 'users') {
      const table = await tableOf(view, name, input);
      return done<RecordList<CollectionName>>({ ...table, records: table.records.map(shownUser) });
    }
    // Owners find a year of the log, others what it specifies to show.
    if (name === 'activityLogs' && mustBeOwner(actor)) {
      return done<RecordList<CollectionName>>(await tableOf(view, name, input, {}, ACTIVITY_LIMIT));
    }
    const writer = name === 'articles' ? onlyWriter(actor) : undefined;
    return done<RecordList<CollectionName>>(
      writer === undefined
        ? await tableOf(view, name, input)
        : await tableOf(view, 'articles', input, { writer }),
    );
  },
});

/** One record of any collection, for its editor. */
export const readRecord = defineRead({
  name: 'readRecord',
  may: mustBeStaff,
  input: z.object({ collection, id: z.string() }),
  read: async (view, { input: { collection: name, id }, actor }) => {
    const objection = objectionTo(actor, name);
    if (objection) return refused(objection);
    if (name === 'users') return foundOrNot(await readUser(view, id));
    if (name === 'articles') return foundOrNot(await readArticleFor(view, id, onlyWriter(actor)));
    return foundOrNot(await view.get<typeof name>(name, id));
  },
});

const foundOrNot = (record: Shown<CollectionName> | undefined) =>
  record ? done<Shown<CollectionName>>(record) : refused(failures.notFound());

async function readUser(view: StoreView, id: string): Promise<Shown<'users'> | undefined> {
  const user = await view.get('users', id);
  return user && shownUser(user);
}

/** Another writer's article isn't there for whoever sees their own only. */
async function readArticleFor(view: StoreView, id: string, writer: string | undefined) {
  const article = await view.get('articles', id);
  return writer === undefined || article?.writerId === writer ? article : undefined;
}
