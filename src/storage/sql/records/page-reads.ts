import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type CardName, type CollectionName, cardsOf, definitionOf } from '#core/collections.ts';
import { createReadLog, type ReadAsPage, type ReadLog } from '#core/freshness/reads.ts';
import type { StoreView } from '#core/ports.ts';

interface Page {
  log: ReadLog;
  /** Each reading and its result, in words. */
  results: string[];
  /** Rows that were asked for, by what names them. */
  rows: Map<string, Promise<unknown>>;
}

/**
 * Follows the readings of one page, wherever they are made: what they were, what they gave, and rows that
 * several parts of the page ask for are read once.
 */
export function createPageReads() {
  const pages = new AsyncLocalStorage<Page>();

  function note(page: Page, reading: readonly unknown[], result: unknown): void {
    page.results.push(JSON.stringify([...reading, result]));
  }

  /** The same view; what is read through it belongs to the page. */
  function viewOf(page: Page, view: StoreView): StoreView {
    const { log } = page;
    return {
      get: async (name, id) => {
        log.record(name, id);
        const record = await once(`${name}/${id}`, () => view.get(name, id));
        note(page, ['get', name, id], record);
        return record;
      },
      list: async (name, query = {}) => {
        const records = await view.list(name, query);
        log.list(name, definitionOf(name), query, records, 'records');
        note(page, ['list', name, query], records);
        return records;
      },
      cards: async <Name extends CardName>(name: Name, query = {}) => {
        const records = await view.list(name, query);
        log.list(name, definitionOf(name), query, records, 'cards');
        const cards = cardsOf(name, records);
        note(page, ['cards', name, query], cards);
        return cards;
      },
      placeOf: async (name, id, sort) => {
        // A sort by which it stands somewhere is followed by the list that has it.
        log.record(name, id);
        const place = await view.placeOf(name, id, sort);
        note(page, ['placeOf', name, id, sort], place);
        return place;
      },
      count: async (name, query = {}) => {
        const count = await view.count(name, query);
        log.count(name, query);
        note(page, ['count', name, query], count);
        return count;
      },
    };
  }

  /** The row that `key` names, read once for a page; each time outside of one. */
  function once<Row>(key: string, read: () => Promise<Row>): Promise<Row> {
    const rows = pages.getStore()?.rows;
    if (!rows) return read();
    const row = (rows.get(key) as Promise<Row> | undefined) ?? read();
    rows.set(key, row);
    return row;
  }

  const during: ReadAsPage = async (work) => {
    const page: Page = { log: createReadLog(), results: [], rows: new Map() };
    const value = await pages.run(page, work);
    const digest = createHash('sha256').update(JSON.stringify(page.results.sort()));
    return { value, reads: page.log.reads, version: digest.digest('base64url').slice(0, 22) };
  };

  return {
    once,
    /** The view for the present work: one that is followed where a page is made. */
    followed: (view: StoreView): StoreView => {
      const page = pages.getStore();
      return page ? viewOf(page, view) : view;
    },
    /** Something was read that depends on a whole collection; `result` is another one where that is. */
    noteWhole: (name: CollectionName, result: unknown): void => {
      const page = pages.getStore();
      if (!page) return;
      page.log.whole(name);
      note(page, ['whole', name], result);
    },
    /** Drops the cached rows, so that a page reads again what its own change wrote. */
    forgetRows: (): void => pages.getStore()?.rows.clear(),
    /** Runs work that makes one page; tells what it read. */
    during,
  };
}

export type FollowedReads = ReturnType<typeof createPageReads>;
