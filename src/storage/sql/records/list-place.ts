import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type CollectionName, definitionOf } from '#core/collections.ts';
import type { Sorting } from '#core/ports.ts';
import { type Queries, sortColumn, tableOf } from '../schema/tables.ts';
import { isListedByNumber, LISTED } from './listed-order.ts';
import { keyOf } from './storable-text.ts';

/** Text that both databases accept as a value. */
const text = z.string().check(z.refine((value) => value.isWellFormed() && !value.includes('\0')));

const ownPlace = [z.number(), text, z.int()] as const;
const places = {
  unsorted: z.tuple([z.literal(''), ...ownPlace]),
  byText: z.tuple([text, ...ownPlace]),
  byNumber: z.tuple([z.number(), ...ownPlace]),
};

function schemaFor<Name extends CollectionName>(name: Name, sort: Sorting<Name> | undefined) {
  if (!sort) return places.unsorted;
  return Object.hasOwn(definitionOf(name).numbers ?? {}, sort.by) ? places.byNumber : places.byText;
}

function parsed(schema: ReturnType<typeof schemaFor>, place: string) {
  try {
    return z.safeParse(schema, JSON.parse(place)).data;
  } catch {
    return undefined;
  }
}

/** Default sort direction of a collection. */
export const ownDirection = (name: CollectionName): 'asc' | 'desc' =>
  definitionOf(name).insertAt === 'first' ? 'desc' : 'asc';

/** Columns of a collection's own order, which also breaks ties of a sort. */
export const ownColumns = (name: CollectionName): readonly string[] =>
  isListedByNumber(name) ? [...LISTED, 'position'] : ['position'];

/** Returns the keyset cursor of a record in lists with that sort; `undefined` if it doesn't exist. */
export async function placeOf<Name extends CollectionName>(
  queries: Queries,
  name: Name,
  id: string,
  sort: Sorting<Name> | undefined,
): Promise<string | undefined> {
  const own = ownColumns(name);
  const [at, leader] = own.length > 1 ? LISTED.map((column) => sql.ref(column)) : [sql`0`, sql`''`];
  const row = await queries
    .selectFrom(tableOf(name))
    .select([
      (sort ? sql.ref<string | number>(sortColumn(sort.by)) : sql<string>`''`).as('value'),
      sql<number>`${at}`.as('at'),
      sql<string>`${leader}`.as('leader'),
      'position',
    ])
    .where('id', '=', keyOf(id))
    .executeTakeFirst();
  return row && JSON.stringify([row.value, row.at, row.leader, row.position]);
}

/** Condition for records after a cursor; `undefined` if the text isn't a cursor of such a list. */
export function behind<Name extends CollectionName>(
  name: Name,
  place: string,
  sort: Sorting<Name> | undefined,
): RawBuilder<boolean> | undefined {
  const found = parsed(schemaFor(name, sort), place);
  if (!found) return undefined;
  const [value, ...own] = found;
  const columns = ownColumns(name).map((column) => sql.ref(column));
  const values = own.slice(-columns.length).map((one) => sql`${one}`);
  const further = sql.raw(ownDirection(name) === 'desc' ? '<' : '>');
  const isBehindEquals = sql`(${sql.join(columns)}) ${further} (${sql.join(values)})`;
  if (!sort) return sql<boolean>`${isBehindEquals}`;
  const column = sql.ref(sortColumn(sort.by));
  const beyond = sql.raw(sort.isDescending ? '<' : '>');
  // The first half is an index range; the second removes the cursor's ties before it.
  return sql<boolean>`${column} ${beyond}= ${value} and (${column} ${beyond} ${value} or ${isBehindEquals})`;
}
