import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { recordsOf, type StoredList } from './stored-list.ts';

/** A record and what decides where its collection lists it. */
export interface Placed<Record> {
  record: Record;
  /** The number that it is listed by: its own, or that of the record that it follows. */
  at: number;
  /** The id of the record that has the number. */
  leader: string;
  /** Its place among the stored ones. */
  rank: number;
}

const known = new WeakMap<object, unknown[]>();

/** Order of two places; negative where the first one is listed first. */
export function compareOwn(
  one: Omit<Placed<unknown>, 'record'>,
  other: Omit<Placed<unknown>, 'record'>,
): number {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1;
  if (one.leader !== other.leader) return one.leader > other.leader ? -1 : 1;
  return one.rank - other.rank;
}

/** The records of a list, which is never changed in place, in the collection's own order. */
export function inOwnOrder<Name extends CollectionName>(
  name: Name,
  list: StoredList<Name>,
): readonly Placed<RecordOf<Name>>[] {
  const placed = known.get(list) as Placed<RecordOf<Name>>[] | undefined;
  if (placed) return placed;
  const { listedBy = '', numbers = {} } = definitionOf(name);
  const numberOf = numbers[listedBy];
  // Without a number to be listed by, all stand before every number, in stored order.
  let [at, leader] = [Number.MAX_SAFE_INTEGER, ''];
  const ordered = recordsOf(list).map((record, rank) => {
    const own = numberOf?.(record);
    if (own) [at, leader] = [own, record.id];
    return { record, at, leader, rank };
  });
  if (numberOf) ordered.sort(compareOwn);
  known.set(list, ordered);
  return ordered;
}
