import type { CollectionName } from '../collections.ts';
import { listKey, type Touch, type Touched, WHOLE_LIST } from './touch.ts';

/** Most records and lists tracked per collection; a page that read more depends on the whole collection. */
const MOST_KEYS = 300;

interface ReadsOfCollection {
  /** True if it depends on the whole collection. */
  isWhole: boolean;
  /** Ids of records that were read whole. */
  records: Set<string>;
  /** Ids of records of which only the card was read. */
  cards: Set<string>;
  /** Keys of lists, each with the number (`listedBy`) of the last record that was read from it. */
  lists: Map<string, number>;
}

/** Records and lists that a page depends on. */
export type Reads = ReadonlyMap<CollectionName, Readonly<ReadsOfCollection>>;

/** Reads of one page. */
export interface PageReads {
  reads: Reads;
  /** Digest of the data that was read. */
  version: string;
}

/** Reads of a page that read nothing. */
export const noReads: PageReads = { reads: new Map(), version: '' };

/**
 * Runs `work`, which makes one page, and returns its reads as well. `isForAll` (default: false): the page is the same for
 * everybody, and may be made from a copy of the data that has all changes this process has heard of.
 */
export type ReadAsPage = <Value>(
  work: () => Promise<Value>,
  isForAll?: boolean,
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
  return [...lists, listKey('id', id)].some((key) => {
    const end = reads.lists.get(key);
    return end !== undefined && at >= end;
  });
}

/** True if a change may affect a page with these reads. */
export function isTouched(reads: Reads, touched: Touched): boolean {
  for (const [name, touches] of touched) {
    const ofCollection = reads.get(name);
    if (!ofCollection) continue;
    if (!touches || ofCollection.isWhole) return true;
    if (touches.some((touch) => isTouchedBy(ofCollection, touch))) return true;
  }
  return false;
}

/**
 * True if a page with these reads, though touched, shows nothing that was taken back: records entered its lists or
 * changed elsewhere, none was removed, and none that it shows was changed.
 */
export function isOnlyBehind(reads: Reads, touched: Touched): boolean {
  return [...touched].every(([name, touches]) => {
    const ofCollection = reads.get(name);
    if (!ofCollection) return true;
    const { records, cards } = ofCollection;
    return (
      touches?.every(
        ({ id, isGone, hasNewCard }) =>
          !(isGone || records.has(id) || (hasNewCard && cards.has(id))),
      ) ?? false
    );
  });
}

/** Parts of a list query that reads depend on. */
interface Asked {
  where?: object;
  limit?: number;
}

/** Query parts that can be tracked by list; with any other, the page depends on the whole collection. */
const followed = new Set(['where', 'after', 'offset', 'limit']);

/** Returns the texts of which a field must have one; `undefined` for other conditions. */
function textsOf(condition: unknown): readonly string[] | undefined {
  if (typeof condition === 'string') return [condition];
  const isChoice = typeof condition === 'object' && condition !== null && 'oneOf' in condition;
  const texts: unknown = isChoice ? condition.oneOf : undefined;
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string')
    ? texts
    : undefined;
}

/** True for conditions that only narrow what others select: every record that they let in or out is in the list of those. */
const onlyNarrows = (condition: unknown): boolean =>
  typeof condition === 'object' && condition !== null && 'not' in condition;

/** Creates the log of what is read while one page is made. */
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

  /** Returns keys of the lists that a query selects from; `undefined` if it can't be tracked by list. */
  function keysOf(query: Asked): string[] | undefined {
    const parts = Object.entries(query).filter(([, value]) => value !== undefined);
    if (parts.some(([part]) => !followed.has(part))) return undefined;
    const given = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined);
    if (given.length === 0) return [WHOLE_LIST];
    const wanted = given.filter(([, condition]) => !onlyNarrows(condition));
    if (wanted.length === 0) return undefined;
    const keys = wanted.map(([filter, value]) =>
      textsOf(value)?.map((text) => listKey(filter, text)),
    );
    return keys.every((one) => one !== undefined) ? keys.flat() : undefined;
  }

  return {
    reads: reads as Reads,
    /** Logs a read that depends on the whole collection. */
    whole: readWhole,
    /** Logs the read of a record, which may not exist. */
    record: (name: CollectionName, id: string): void => {
      if (of(name).isWhole) return;
      of(name).records.add(id);
      limit(name);
    },
    /** Logs the count of a list. */
    count: (name: CollectionName, query: Asked): void => {
      const keys = keysOf(query);
      if (!keys) readWhole(name);
      const { isWhole, lists } = of(name);
      if (isWhole) return;
      for (const key of keys ?? []) lists.set(key, Number.NEGATIVE_INFINITY);
    },
    /**
     * Logs the read of a list, `as` whole records or as cards. If `limit` records were found, changes behind
     * the last one don't touch the page. `number`: by which a record is listed.
     */
    list: (
      name: CollectionName,
      { card }: { card?: unknown },
      query: Asked,
      found: readonly { id: string; number: number }[],
      as: 'records' | 'cards',
    ): void => {
      const keys = card ? keysOf(query) : undefined;
      if (!keys) readWhole(name);
      const ofCollection = of(name);
      if (ofCollection.isWhole || !keys) return;
      const last = found.at(-1);
      const isFull = last !== undefined && found.length === query.limit;
      // The position of an undated record is unknown here: it follows its predecessor, perhaps of another list.
      const end = (isFull && last.number) || Number.NEGATIVE_INFINITY;
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
