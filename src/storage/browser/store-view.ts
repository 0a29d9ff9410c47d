import type { CollectionDefinition } from '#core/collection.ts';
import { type CollectionName, cardsOf, collections, type RecordOf } from '#core/collections.ts';
import type { ListQuery, Narrowing, StoreView } from '#core/ports.ts';
import { askedWords, foldWord } from '#core/search/words.ts';
import { inJson } from '#core/stored.ts';
import { recordsOf, type StoredList } from './stored-list.ts';

export const definitionOf = <Name extends CollectionName>(name: Name) =>
  collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;

function matching<Name extends CollectionName>(
  name: Name,
  records: RecordOf<Name>[],
  { where, search, mentions, within }: Narrowing<Name>,
): RecordOf<Name>[] {
  const { filters, sorts, searchedText } = definitionOf(name);
  const wanted = Object.entries(where ?? {});
  const words = askedWords(search ?? '');
  if (wanted.length === 0 && words.length === 0 && !mentions && !within) return records;
  const mentioned = mentions?.map(inJson);
  const place = within && sorts[String(within.sort)];
  return records.filter((record) => {
    if (!wanted.every(([filter, value]) => filters[filter]?.(record) === value)) return false;
    if (mentioned) {
      const json = JSON.stringify(record);
      if (!mentioned.some((one) => json.includes(one))) return false;
    }
    if (place) {
      const value = Number(place(record));
      if (value <= within.above || value > within.most) return false;
    }
    const text = words.length > 0 ? foldWord(searchedText(record)) : '';
    return words.every((word) => text.includes(word));
  });
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sorted<Name extends CollectionName>(
  name: Name,
  records: RecordOf<Name>[],
  sort: ListQuery<Name>['sort'],
): RecordOf<Name>[] {
  const keyOf = sort && definitionOf(name).sorts[String(sort.by)];
  if (!keyOf) return records;
  const direction = sort.isDescending ? -1 : 1;
  return records.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : collator.compare(String(a), String(b));
    return order * direction;
  });
}

const ownOrder = new WeakMap<object, unknown[]>();

/** The records of a list, which is never changed in place, in the collection's own order. */
function inOwnOrder<Name extends CollectionName>(
  name: Name,
  list: StoredList<Name>,
): RecordOf<Name>[] {
  const known = ownOrder.get(list) as RecordOf<Name>[] | undefined;
  if (known) return known;
  const { listedBy, sorts } = definitionOf(name);
  const numberOf = listedBy === undefined ? undefined : sorts[listedBy];
  const records = recordsOf(list);
  if (!numberOf) return records;
  let place = Number.POSITIVE_INFINITY;
  const placed = records.map((record) => {
    place = Number(numberOf(record)) || place;
    return { record, place };
  });
  // Two that stand before every date differ by nothing: infinity minus itself is no number.
  placed.sort((one, other) => (one.place === other.place ? 0 : other.place - one.place));
  const ordered = placed.map(({ record }) => record);
  ownOrder.set(list, ordered);
  return ordered;
}

/** Reads over whatever `listOf` gives for a collection. */
export function createStoreView(
  listOf: <Name extends CollectionName>(name: Name) => StoredList<Name>,
): StoreView {
  const find = <Name extends CollectionName>(name: Name, query: ListQuery<Name>) =>
    matching(name, inOwnOrder(name, listOf(name)), query);
  const list: StoreView['list'] = async (name, query = {}) => {
    const { sort, offset = 0, limit } = query;
    const found = sorted(name, find(name, query), sort);
    return found.slice(offset, limit === undefined ? undefined : offset + limit);
  };
  return {
    get: async (name, id) => recordsOf(listOf(name)).find((record) => record.id === id),
    list,
    cards: async (name, query) => cardsOf(name, await list(name, query)),
    count: async (name, query = {}) => find(name, query).length,
  };
}
