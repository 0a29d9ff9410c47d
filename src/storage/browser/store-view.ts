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
import { compareOwn, inOwnOrder, type Placed } from './own-order.ts';
import { formatPlace, parsePlace } from './place.ts';
import { recordsOf, type StoredList } from './stored-list.ts';

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
