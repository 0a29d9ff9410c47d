import * as z from 'zod/mini';
import type { User } from '../account/user.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  isSortOf,
  type RecordOf,
} from '../collections.ts';
import { done, type Failure, failures, refused } from '../errors.ts';
import { cursorAt, stretchFrom } from '../list-stretch.ts';
import type { ListQuery, StoreView } from '../ports.ts';
import { type Actor, defineRead, mustBe, mustBeEditor, mustBeStaff } from '../use-case.ts';
import { type RecordList, ROWS_PER_PAGE, type Shown } from './record-list.ts';

const collection = z.enum(collectionNames);

const tableSchema = z.object({
  collection,
  search: z._default(z.string(), ''),
  sort: z.optional(z.string()),
  isDescending: z._default(z.boolean(), false),
  page: z._default(z.number().check(z.int(), z.positive()), 1),
  /** Where to go on instead, for programs; see `list-stretch.ts`. */
  cursor: z.optional(z.string()),
});

/** No table shows a password, not even its hash. */
const shownUser = ({ password: _, ...shown }: User): Shown<'users'> => shown;

/** Whether somebody may see that collection at all. */
const objectionTo = (actor: Actor, name: CollectionName): Failure | undefined =>
  mustBe(collections[name].seenBy ?? 'editor')(actor);

/** Whose articles alone somebody sees; `undefined` for those who see all. */
const onlyWriter = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && mustBeEditor(actor) ? (actor.userId ?? '') : undefined;

async function tableOf<Name extends CollectionName>(
  view: StoreView,
  name: Name,
  input: z.infer<typeof tableSchema>,
  where: NonNullable<ListQuery<Name>['where']> = {},
): Promise<Omit<RecordList<Name>, 'records'> & { records: RecordOf<Name>[] }> {
  const { search, sort, isDescending, cursor } = input;
  const total = await view.count(name, { where, search });
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const page = Math.min(input.page, pages);
  const sorted =
    sort !== undefined && isSortOf(name, sort) ? { by: sort, isDescending } : undefined;
  const stretch = await stretchFrom(
    (offset, limit) =>
      view.list(name, { where, search, ...(sorted ? { sort: sorted } : {}), offset, limit }),
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
