import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type CardName, type CollectionName, definitionOf } from '#core/collections.ts';
import { createReadLog, type ReadAsPage, type ReadLog } from '#core/freshness/reads.ts';
import { listedNumber } from '#core/freshness/touch.ts';
import type { StoreView } from '#core/ports.ts';
import type { RecordView } from './record-view.ts';

interface Page {
  isForAll: boolean;
  log: ReadLog;
  /** Each read and its result, as JSON, in a list for each transaction. */
  results: string[][];
  /** Rows read so far, by a name for each. */
  rows: Map<string, Promise<unknown>>;
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Digests of frozen records and cards. */
const digests = new WeakMap<object, string>();

/** Returns a short form of what was read that differs if it does. */
function shortOf(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(shortOf);
  if (typeof result !== 'object' || result === null || !Object.isFrozen(result)) return result;
  const known = digests.get(result) ?? digest(JSON.stringify(result));
  digests.set(result, known);
  return known;
}

/**
 * Records the reads made for one page and their results, wherever they are made. Rows needed by several
 * parts of the page are read once.
 */
export function createPageReads() {
  const pages = new AsyncLocalStorage<Page>();

  const noted = (reading: readonly unknown[], result: unknown): string =>
    JSON.stringify([...reading, shortOf(result)]);

  /** The same view, which records its reads for the page. */
  function viewOf({ log }: Page, view: RecordView, results: string[]): StoreView {
    const note = (reading: readonly unknown[], result: unknown): void =>
      void results.push(noted(reading, result));
    return {
      get: async (name, id) => {
        log.record(name, id);
        const record = await once(`${name}/${id}`, () => view.get(name, id));
        note(['get', name, id], record);
        return record;
      },
      list: async (name, query = {}) => {
        const records = await view.list(name, query);
        const definition = definitionOf(name);
        const found = records.map((one) => ({ id: one.id, number: listedNumber(definition, one) }));
        log.list(name, definition, query, found, 'records');
        note(['list', name, query], records);
        return records;
      },
      cards: async <Name extends CardName>(name: Name, query = {}) => {
        const listed = await view.listedCards(name, query);
        const cards = listed.map(({ card }) => card);
        log.list(name, definitionOf(name), query, listed, 'cards');
        note(['cards', name, query], cards);
        return cards;
      },
      placeOf: async (name, id, sort) => {
        // A list that orders by this sort records its own read.
        log.record(name, id);
        const place = await view.placeOf(name, id, sort);
        note(['placeOf', name, id, sort], place);
        return place;
      },
      count: async (name, query = {}) => {
        const count = await view.count(name, query);
        log.count(name, query);
        note(['count', name, query], count);
        return count;
      },
    };
  }

  /** The row named `key`, read once per page; outside of a page, read each time. */
  function once<Row>(key: string, read: () => Promise<Row>): Promise<Row> {
    const rows = pages.getStore()?.rows;
    if (!rows) return read();
    const known = rows.get(key) as Promise<Row> | undefined;
    if (known !== undefined) return known;
    const row = read();
    rows.set(key, row);
    // A read that failed with its connection is repeated.
    row.catch(() => rows.get(key) === row && rows.delete(key));
    return row;
  }

  const during: ReadAsPage = async (work, isForAll = false) => {
    const page: Page = { isForAll, log: createReadLog(), results: [], rows: new Map() };
    const value = await pages.run(page, work);
    return {
      value,
      reads: page.log.reads,
      version: digest(JSON.stringify(page.results.flat().sort())),
    };
  };

  return {
    once,
    /**
     * Returns the work of a transaction over a view; within `during`, its reads are recorded, those of the last attempt
     * alone where it is repeated.
     */
    followed: <Value>(
      work: (view: StoreView) => Promise<Value>,
    ): ((view: RecordView) => Promise<Value>) => {
      const page = pages.getStore();
      if (!page) return work;
      const results: string[] = [];
      page.results.push(results);
      return (view) => {
        results.length = 0;
        return work(viewOf(page, view, results));
      };
    },
    /** Records a read that depends on a whole collection; `result` must change with the collection. */
    noteWhole: (name: CollectionName, result: unknown): void => {
      const page = pages.getStore();
      if (!page) return;
      page.log.whole(name);
      page.results.push([noted(['whole', name], result)]);
    },
    /** True within the work for a page that is the same for everybody. */
    isForAll: (): boolean => pages.getStore()?.isForAll ?? false,
    /** Drops the cached rows, so that a page reads again what its own change wrote. */
    forgetRows: (): void => pages.getStore()?.rows.clear(),
    /** Runs work that makes one page; returns its reads and a digest of their results. */
    during,
  };
}

export type FollowedReads = ReturnType<typeof createPageReads>;
