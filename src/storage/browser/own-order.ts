import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { recordsOf, type StoredList } from './stored-list.ts';

/** A record and its sort key in the collection's own order. */
export interface Placed<Record> {
  record: Record;
  /** Its own number in `listedBy`; without one, that of the record before it. */
  at: number;
  /** Id of the record that `at` was taken from. */
  leader: string;
  /** Its index in the stored list. */
  rank: number;
}

const known = new WeakMap<object, unknown[]>();

/** Compares two places in own order; negative where `one` comes first. */
export function compareOwn(
  one: Omit<Placed<unknown>, 'record'>,
  other: Omit<Placed<unknown>, 'record'>,
): number {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1;
  if (one.leader !== other.leader) return one.leader > other.leader ? -1 : 1;
  return one.rank - other.rank;
}

/** Returns the records in the collection's own order. Caches by list, so lists must not be mutated. */
export function inOwnOrder<Name extends CollectionName>(
  name: Name,
  list: StoredList<Name>,
): readonly Placed<RecordOf<Name>>[] {
  const placed = known.get(list) as Placed<RecordOf<Name>>[] | undefined;
  if (placed) return placed;
  const { listedBy = '', numbers = {} } = definitionOf(name);
  const numberOf = numbers[listedBy];
  // Records before the first number come first, in stored order.
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
