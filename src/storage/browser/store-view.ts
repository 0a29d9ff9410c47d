import * as z from 'zod/mini';
import type { Article } from '#core/article/article.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import {
  type CollectionName,
  cardsOf,
  definitionOf,
  isSearchedName,
  type RecordOf,
} from '#core/collections.ts';
import { type Condition, isMetBy } from '#core/condition.ts';
import { compareTexts } from '#core/locale/compare-texts.ts';
import type { Narrowing, Sorting, StoreView, Where } from '#core/ports.ts';
import { askedWords } from '#core/search/asked-words.ts';
import { wholeSearchedOf } from '#core/search/searched-article.ts';
import { foldForFinding } from '#core/text/fold.ts';
import { recordsOf, type StoredList } from './stored-list.ts';

/** A record and its sort key in the collection's own order. */
interface Placed<Record> {
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
function compareOwn(
  one: Omit<Placed<unknown>, 'record'>,
  other: Omit<Placed<unknown>, 'record'>,
): number {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1;
  if (one.leader !== other.leader) return one.leader > other.leader ? -1 : 1;
  return one.rank - other.rank;
}

/** Returns the records in the collection's own order. Caches by list, so lists must not be mutated. */
function inOwnOrder<Name extends CollectionName>(
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

/** A keyset cursor: the record's id and everything that decides its position in a list. */
interface Place {
  /** Its value in the list's sort; empty where the list isn't sorted. */
  value: string | number;
  at: number;
  leader: string;
  rank: number;
  id: string;
}

const placeSchema = z.tuple([
  z.union([z.string(), z.number()]),
  z.number(),
  z.string(),
  z.number(),
  z.string(),
]);

const formatPlace = ({ value, at, leader, rank, id }: Place): string =>
  JSON.stringify([value, at, leader, rank, id]);

/** Parses a cursor; `undefined` for any other text. */
function parsePlace(text: string | undefined): Place | undefined {
  try {
    const parsed = z.safeParse(placeSchema, JSON.parse(text ?? ''));
    if (!parsed.success) return undefined;
    const [value, at, leader, rank, id] = parsed.data;
    return { value, at, leader, rank, id };
  } catch {
    return undefined;
  }
}

/** Returns a test of all conditions; an undeclared field counts as empty. */
export function meets<Name extends CollectionName>(
  name: Name,
  where: Where<Name>,
): (record: RecordOf<Name>) => boolean {
  const { filters, keys = {}, numbers = {} } = definitionOf(name);
  function valuesOf(record: RecordOf<Name>, field: string): readonly (string | number)[] {
    if (field === 'id') return [record.id];
    if (Object.hasOwn(filters, field)) return [filters[field]?.(record) ?? ''];
    if (Object.hasOwn(numbers, field)) return [numbers[field]?.(record) ?? 0];
    return Object.hasOwn(keys, field) ? (keys[field]?.(record) ?? []) : [];
  }
  const conditions = Object.entries<Condition<string | number> | undefined>(where);
  return (record) =>
    conditions.every(
      ([field, condition]) =>
        condition === undefined || isMetBy(condition, valuesOf(record, field)),
    );
}

/** Returns a test for the records that a query selects. */
function matching<Name extends CollectionName>(
  name: Name,
  { where, search, searchesText }: Narrowing<Name>,
  liveEntries: () => readonly LiveEntry[],
): (record: RecordOf<Name>) => boolean {
  const entries = searchesText && isSearchedName(name) ? liveEntries() : undefined;
  const searchedOf = (record: RecordOf<Name>): string =>
    entries ? wholeSearchedOf(record as Article, entries) : definitionOf(name).searchedText(record);
  const isAsked = where ? meets(name, where) : () => true;
  const words = askedWords(search ?? '');
  return (record) => {
    if (!isAsked(record)) return false;
    const text = words.length > 0 ? foldForFinding(searchedOf(record)) : '';
    return words.every((word) => text.includes(word));
  };
}

/** Returns the reader of a record's sort value; `undefined` without a sort. */
const sortReader = <Name extends CollectionName>(name: Name, sort: Sorting<Name> | undefined) => {
  const { sorts, numbers } = definitionOf(name);
  return sort && (sorts[sort.by] ?? numbers?.[sort.by]);
};

/** Compares two values of a sort, respecting its direction. */
function compareValues(
  one: string | number,
  other: string | number,
  sort: { isDescending: boolean } | undefined,
): number {
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : compareTexts(String(one), String(other));
  return sort?.isDescending ? -order : order;
}

/** Read methods over the lists that `listOf` returns. */
export function createStoreView(
  listOf: <Name extends CollectionName>(name: Name) => StoredList<Name>,
): StoreView {
  function inOrder<Name extends CollectionName>(
    name: Name,
    sort: Sorting<Name> | undefined,
  ): readonly Placed<RecordOf<Name>>[] {
    const own = inOwnOrder(name, listOf(name));
    const readValue = sortReader(name, sort);
    if (!readValue) return own;
    return own.toSorted((one, other) =>
      compareValues(readValue(one.record), readValue(other.record), sort),
    );
  }

  /** Returns a test for records after a cursor; all pass if `after` isn't a cursor. */
  function behind<Name extends CollectionName>(
    name: Name,
    after: string | undefined,
    sort: Sorting<Name> | undefined,
  ): (placed: Placed<RecordOf<Name>>) => boolean {
    const place = parsePlace(after);
    if (!place) return () => true;
    const readValue = sortReader(name, sort);
    // Uses the record's current rank if it still exists; insertions before it have outdated the cursor's.
    const known = inOwnOrder(name, listOf(name)).find(({ record }) => record.id === place.id);
    const own = { ...place, rank: known?.rank ?? place.rank - 1 };
    return (placed) => {
      const order = readValue ? compareValues(readValue(placed.record), place.value, sort) : 0;
      return order === 0 ? compareOwn(placed, own) > 0 : order > 0;
    };
  }

  const liveEntries = () => inOrder('liveEntries', undefined).map(({ record }) => record);

  const list: StoreView['list'] = async (name, query = {}) => {
    const { sort, after, offset = 0, limit } = query;
    const isMeant = matching(name, query, liveEntries);
    const isBehind = behind(name, after, sort);
    return inOrder(name, sort)
      .filter((placed) => isBehind(placed) && isMeant(placed.record))
      .slice(offset, limit === undefined ? undefined : offset + limit)
      .map(({ record }) => record);
  };

  return {
    get: async (name, id) => recordsOf(listOf(name)).find((record) => record.id === id),
    list,
    cards: async (name, query) => cardsOf(name, await list(name, query)),
    placeOf: async (name, id, sort) => {
      const placed = inOwnOrder(name, listOf(name)).find(({ record }) => record.id === id);
      if (!placed) return undefined;
      const { record, at, leader, rank } = placed;
      const value = sortReader(name, sort)?.(record) ?? '';
      return formatPlace({ value, at, leader, rank, id });
    },
    count: async (name, query = {}) => {
      const isMeant = matching(name, query, liveEntries);
      return recordsOf(listOf(name)).filter(isMeant).length;
    },
  };
}
