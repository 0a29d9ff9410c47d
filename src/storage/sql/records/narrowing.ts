import { type RawBuilder, sql } from 'kysely';
import { type CollectionName, definitionOf } from '#core/collections.ts';
import type { Condition } from '#core/condition.ts';
import type { Where } from '#core/ports.ts';
import { filterColumn, sortColumn } from '../schema/tables.ts';
import { keyOf } from './storable-text.ts';

type AnyCondition = Condition<string | number>;

const stored = (value: string | number) => (typeof value === 'string' ? keyOf(value) : value);

/** Condition on one column. */
function onColumn(column: RawBuilder<unknown>, condition: AnyCondition): RawBuilder<boolean> {
  if (typeof condition !== 'object') return sql`${column} = ${stored(condition)}`;
  if ('not' in condition) return sql`not (${onColumn(column, condition.not)})`;
  if ('oneOf' in condition) {
    const values = condition.oneOf.map((one) => sql`${stored(one)}`);
    return values.length === 0 ? sql`1 = 0` : sql`${column} in (${sql.join(values)})`;
  }
  const { after, before } = condition;
  const bounds = [
    ...(after === undefined ? [] : [sql`${column} > ${after}`]),
    ...(before === undefined ? [] : [sql`${column} < ${before}`]),
  ];
  return bounds.length === 0 ? sql`1 = 1` : sql`(${sql.join(bounds, sql` and `)})`;
}

/** Condition on a record's values of a key. */
function onKey(name: CollectionName, key: string, condition: AnyCondition): RawBuilder<boolean> {
  if (typeof condition === 'object' && 'not' in condition) {
    return sql`not (${onKey(name, key, condition.not)})`;
  }
  return sql`position in (select position from record_keys where collection = ${name}
    and key = ${key} and ${onColumn(sql.ref('value'), condition)})`;
}

function onField(name: CollectionName, field: string, condition: AnyCondition) {
  const { filters, numbers = {} } = definitionOf(name);
  if (field === 'id') return onColumn(sql.ref('id'), condition);
  if (Object.hasOwn(filters, field)) return onColumn(sql.ref(filterColumn(field)), condition);
  if (Object.hasOwn(numbers, field)) return onColumn(sql.ref(sortColumn(field)), condition);
  return onKey(name, field, condition);
}

/** The conditions of a `where`, one per field. */
export const conditionsOf = <Name extends CollectionName>(
  name: Name,
  where: Where<Name>,
): RawBuilder<boolean>[] =>
  Object.entries<AnyCondition | undefined>(where).flatMap(([field, condition]) =>
    condition === undefined ? [] : [onField(name, field, condition)],
  );

/** The key and value if `where` is one key equal to one value; `undefined` otherwise. */
export function onlyKeyIn<Name extends CollectionName>(name: Name, where: Where<Name>) {
  const asked = Object.entries<AnyCondition | undefined>(where).filter(
    ([, one]) => one !== undefined,
  );
  const [key = '', value] = asked.length === 1 ? (asked[0] ?? []) : [];
  const isKey = Object.hasOwn(definitionOf(name).keys ?? {}, key);
  return isKey && typeof value === 'string' ? { key, value: keyOf(value) } : undefined;
}
