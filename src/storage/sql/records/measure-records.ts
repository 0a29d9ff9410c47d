import { setImmediate as aTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Engine } from '../engine/engine.ts';
import { type Queries, tableOf } from '../schema/tables.ts';

/** Rows measured per query; other work runs in between. */
const STEP = 2000;

export interface MeasuredCollection {
  name: CollectionName;
  records: number;
  bytes: number;
  /** The largest records, in descending order. */
  largest: { id: string; bytes: number }[];
}

interface Step {
  count: number;
  bytes: number;
  last: number;
}

async function measureStep(queries: Queries, name: CollectionName, after: number): Promise<Step> {
  const rows = queries
    .selectFrom(tableOf(name))
    .select(['position', sql<number>`octet_length(record)`.as('bytes')])
    .where('position', '>', after)
    .orderBy('position')
    .limit(STEP);
  return queries
    .selectFrom(rows.as('step'))
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.coalesce(select.fn.sum<number>('bytes'), sql.lit(0)).as('bytes'),
      select.fn.coalesce(select.fn.max<number>('position'), sql.lit(0)).as('last'),
    ])
    .executeTakeFirstOrThrow();
}

const largestIn = (
  queries: Queries,
  name: CollectionName,
  after: number,
  upTo: number,
  most: number,
) =>
  queries
    .selectFrom(tableOf(name))
    .select(['id', sql<number>`octet_length(record)`.as('bytes')])
    .where('position', '>', after)
    .where('position', '<=', upTo)
    .orderBy('bytes', 'desc')
    .limit(most)
    .execute();

/**
 * Measures the records of each collection in batches, without blocking. Records that change meanwhile may
 * be counted or not.
 */
export async function measureRecords(engine: Engine, most: number): Promise<MeasuredCollection[]> {
  const measured: MeasuredCollection[] = [];
  for (const name of collectionNames) {
    const found: MeasuredCollection = { name, records: 0, bytes: 0, largest: [] };
    for (let after = -1, count = STEP; count === STEP; ) {
      const { step, largest } = await engine.read(async (queries) => {
        const step = await measureStep(queries, name, after);
        return { step, largest: await largestIn(queries, name, after, Number(step.last), most) };
      });
      count = Number(step.count);
      after = Number(step.last);
      found.records += count;
      found.bytes += Number(step.bytes);
      found.largest = [...found.largest, ...largest]
        .sort((one, other) => other.bytes - one.bytes)
        .slice(0, most);
      await aTurn();
    }
    measured.push(found);
  }
  return measured;
}
