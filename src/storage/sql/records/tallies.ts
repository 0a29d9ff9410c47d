import { sql } from 'kysely';
import type { CollectionName } from '#core/collections.ts';
import type { Condition } from '#core/condition.ts';
import type { Where } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import { filterColumn, type Queries, tableOf } from '../schema/tables.ts';
import { keyOf } from './storable-text.ts';

/** Filters of the collections whose records the triggers of `0038-tallies.sql` count. */
const talliedFilters: { readonly [Name in CollectionName]?: readonly string[] } = {
  activity: [],
  articles: ['category', 'categoryName', 'featured', 'writer'],
  images: [],
  messages: ['status'],
  publishedVersions: [],
  revisions: [],
  securityEvents: ['kind'],
  subscribers: [],
  users: ['role'],
};

type Counted = Condition<string | number>;

/** The values that a condition on a filter names, and whether it wants the records that have none of them. */
function valuesOf(condition: Counted): { values: string[]; isNot: boolean } | undefined {
  if (typeof condition === 'string') return { values: [keyOf(condition)], isNot: false };
  if (typeof condition !== 'object') return undefined;
  if ('oneOf' in condition) {
    return { values: [...new Set(condition.oneOf.map(String).map(keyOf))], isNot: false };
  }
  const inner = 'not' in condition ? valuesOf(condition.not) : undefined;
  return inner && { values: inner.values, isNot: !inner.isNot };
}

async function sumOf(
  queries: Queries,
  collection: CollectionName,
  field: string,
  values: readonly string[],
): Promise<number> {
  if (values.length === 0) return 0;
  const rows = await queries
    .selectFrom('tallies')
    .select('count')
    .where('collection', '=', collection)
    .where('field', '=', field)
    .where('value', 'in', values)
    .execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Returns the number of records with one filter's value, with one of several, with none of them, or of all records, from
 * what the database keeps: counting a million takes a tenth of a second. `undefined` for other questions.
 */
export async function talliedIn<Name extends CollectionName>(
  queries: Queries,
  name: Name,
  where: Where<Name> = {},
): Promise<number | undefined> {
  const filters = talliedFilters[name];
  const asked = Object.entries<Counted | undefined>(where).filter(
    ([, condition]) => condition !== undefined,
  );
  if (!filters || asked.length > 1) return undefined;
  const [field, condition] = asked[0] ?? [];
  if (field === undefined || condition === undefined) return sumOf(queries, name, '', ['']);
  const wanted = filters.includes(field) ? valuesOf(condition) : undefined;
  if (!wanted) return undefined;
  const found = await sumOf(queries, name, field, wanted.values);
  return wanted.isNot ? (await sumOf(queries, name, '', [''])) - found : found;
}

/** Parts a condition from the ids that it excludes: `without` selects the records that it would select, but for those. */
export function withoutIds<Name extends CollectionName>(
  where: Where<Name>,
): { where: Where<Name>; without?: Where<Name> } {
  const { id, ...rest }: Where<Name> = where;
  if (typeof id !== 'object' || !('not' in id)) return { where };
  return { where: rest as Where<Name>, without: { ...where, id: id.not } };
}

interface Tally {
  collection: string;
  field: string;
  value: string;
  count: number;
}

/** The fields of a collection that are counted; '' for all its records. */
const fieldsOf = (collection: CollectionName): string[] => [
  '',
  ...(talliedFilters[collection] ?? []),
];

const talliedNames = Object.keys(talliedFilters) as CollectionName[];

/** Counts the records of a collection, or those with each value of a filter. */
async function countAnew(
  queries: Queries,
  collection: CollectionName,
  field: string,
): Promise<Tally[]> {
  const rows = queries.selectFrom(tableOf(collection));
  const value = field === '' ? sql<string>`''` : sql.ref<string>(filterColumn(field));
  const counted = rows.select((select) => [
    value.as('value'),
    select.fn.countAll<number>().as('count'),
  ]);
  const found = await (field === '' ? counted : counted.groupBy(value)).execute();
  return found
    .map((one) => ({ collection, field, ...one, count: Number(one.count) }))
    .filter(({ count }) => count > 0);
}

/**
 * Counts what was there before the triggers, each field in a transaction of its own: to count all of a large archive in one
 * would keep others from writing for seconds.
 */
export async function fillTallies(engine: Pick<Engine, 'read' | 'change'>): Promise<void> {
  const done = await engine.read((queries) => queries.selectFrom('tallied').selectAll().execute());
  const isDone = new Set(done.map(({ collection, field }) => `${collection} ${field}`));
  for (const collection of talliedNames) {
    for (const field of fieldsOf(collection)) {
      if (isDone.has(`${collection} ${field}`)) continue;
      await engine.change(async (queries) => {
        await queries
          .deleteFrom('tallies')
          .where('collection', '=', collection)
          .where('field', '=', field)
          .execute();
        const counted = await countAnew(queries, collection, field);
        if (counted.length > 0) await queries.insertInto('tallies').values(counted).execute();
        await queries
          .insertInto('tallied')
          .values({ collection, field })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    }
  }
}

/** Returns the problems of what is kept: numbers that counting doesn't confirm. */
export async function talliesOutOfStep(queries: Queries): Promise<string[]> {
  const all = await queries.selectFrom('tallies').selectAll().where('count', '<>', 0).execute();
  const inWords = (tallies: readonly Tally[]) =>
    JSON.stringify(tallies.map((one) => [one.field, one.value, one.count].join(' ')).toSorted());
  const wrong: string[] = [];
  for (const collection of talliedNames) {
    const counted: Tally[] = [];
    for (const field of fieldsOf(collection)) {
      counted.push(...(await countAnew(queries, collection, field)));
    }
    const kept = all.filter((one) => one.collection === collection);
    if (inWords(kept) !== inWords(counted)) wrong.push(collection);
  }
  return wrong.map((name) => `${name}: the records aren't counted right`);
}
