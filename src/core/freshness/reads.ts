import type { CollectionDefinition } from '../collection.ts';
import type { CollectionName } from '../collections.ts';
import { listedNumber, listKey, type Touch, type Touched, WHOLE_LIST } from './touch.ts';

/** Most records and lists of one collection that are kept apart; beyond, a reading depends on all of it. */
const MOST_KEYS = 300;

interface ReadsOfCollection {
  /** Depends on the whole collection. */
  isWhole: boolean;
  /** Ids of records of which any field may have been used. */
  records: Set<string>;
  /** Ids of records of which the card was used. */
  cards: Set<string>;
  /** Keys of lists, each with the number (`listedBy`) of the last record that was read of it. */
  lists: Map<string, number>;
}

/** Records and lists that a page was made of. */
export type Reads = ReadonlyMap<CollectionName, Readonly<ReadsOfCollection>>;

/** Reads of one page. */
export interface PageReads {
  reads: Reads;
  /** Digest of what was read: another text where any of it is another. */
  version: string;
}

/** Reads of a page that read nothing. */
export const noReads: PageReads = { reads: new Map(), version: '' };

/** Runs work that makes one page; tells what it read. */
export type ReadAsPage = <Value>(
  work: () => Promise<Value>,
) => Promise<PageReads & { value: Value }>;

/** Returns the number of records and lists that are tracked individually. */
export const countOfReads = (reads: Reads): number =>
  [...reads.values()].reduce(
    (total, { records, cards, lists }) => total + records.size + cards.size + lists.size,
    0,
  );

function isTouchedBy(reads: ReadsOfCollection, touch: Touch): boolean {
  const { id, hasNewCard, lists, at = Number.POSITIVE_INFINITY } = touch;
  if (reads.records.has(id) || (hasNewCard && reads.cards.has(id))) return true;
  return lists.some((key) => {
    const end = reads.lists.get(key);
    return end !== undefined && at >= end;
  });
}

/** Returns whether a change may show in what was made of these reads. */
export function isTouched(reads: Reads, touched: Touched): boolean {
  for (const [name, touches] of touched) {
    const ofCollection = reads.get(name);
    if (!ofCollection) continue;
    if (!touches || ofCollection.isWhole) return true;
    if (touches.some((touch) => isTouchedBy(ofCollection, touch))) return true;
  }
  return false;
}

/** Parts of a list query that reads depend on. */
interface Asked {
  where?: object;
  limit?: number;
}

/** Query parts that can be tracked by record; any other depends on the whole collection. */
const followed = new Set(['where', 'after', 'offset', 'limit']);

/** Notes what is read while one page is made. */
export function createReadLog() {
  const reads = new Map<CollectionName, ReadsOfCollection>();

  function of(name: CollectionName): ReadsOfCollection {
    const known = reads.get(name);
    if (known) return known;
    const begun: ReadsOfCollection = {
      isWhole: false,
      records: new Set(),
      cards: new Set(),
      lists: new Map(),
    };
    reads.set(name, begun);
    return begun;
  }

  function readWhole(name: CollectionName): void {
    reads.delete(name);
    of(name).isWhole = true;
  }

  function limit(name: CollectionName): void {
    const { records, cards, lists } = of(name);
    if (records.size + cards.size + lists.size > MOST_KEYS) readWhole(name);
  }

  /** Keys of the lists that a query narrows; `undefined` where it can't be followed. */
  function keysOf(query: Asked): string[] | undefined {
    const parts = Object.entries(query).filter(([, value]) => value !== undefined);
    if (parts.some(([part]) => !followed.has(part))) return undefined;
    const wanted = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined);
    if (wanted.length === 0) return [WHOLE_LIST];
    if (!wanted.every(([, value]) => typeof value === 'string')) return undefined;
    return wanted.map(([filter, value]) => listKey(filter, String(value)));
  }

  return {
    reads: reads as Reads,
    /** The whole collection was read, or something that depends on all of it. */
    whole: readWhole,
    /** A record was asked for, also where there is none. */
    record: (name: CollectionName, id: string): void => {
      if (of(name).isWhole) return;
      of(name).records.add(id);
      limit(name);
    },
    /** A list was counted. */
    count: (name: CollectionName, query: Asked): void => {
      const keys = keysOf(query);
      if (!keys) readWhole(name);
      const { isWhole, lists } = of(name);
      if (isWhole) return;
      for (const key of keys ?? []) lists.set(key, Number.NEGATIVE_INFINITY);
    },
    /**
     * A list, or a window of one, was read, `as` whole records or as cards. With `limit` records in it, what
     * comes or goes behind the last one does not concern it.
     */
    list: <Stored extends { id: string }>(
      name: CollectionName,
      definition: Pick<CollectionDefinition<Stored>, 'card' | 'listedBy' | 'numbers'>,
      query: Asked,
      found: readonly Stored[],
      as: 'records' | 'cards',
    ): void => {
      const keys = definition.card ? keysOf(query) : undefined;
      if (!keys) readWhole(name);
      const ofCollection = of(name);
      if (ofCollection.isWhole || !keys) return;
      const last = found.at(-1);
      const isFull = last !== undefined && found.length === query.limit;
      // An undated record stands where the one before it does, which may be of another list.
      const end = (isFull && listedNumber(definition, last)) || Number.NEGATIVE_INFINITY;
      for (const key of keys) {
        const known = ofCollection.lists.get(key) ?? end;
        ofCollection.lists.set(key, Math.min(known, end));
      }
      for (const { id } of found) ofCollection[as].add(id);
      limit(name);
    },
  };
}

export type ReadLog = ReturnType<typeof createReadLog>;
