import { setTimeout as pause } from 'node:timers/promises';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Touched } from '#core/freshness/touch.ts';
import type { Store } from '#core/ports.ts';
import { createQueue } from '#core/queue.ts';
import type { Engine } from '../engine/engine.ts';
import { reasonOf } from '../reason-of.ts';
import type { Editions } from '../schema/derivations.ts';
import { tableOf } from '../schema/tables.ts';
import { keyOf } from './storable-text.ts';

/** Positions that one read looks through. */
const STRETCH = 1000;

/** Most records of a change: no other change can run meanwhile. */
const AT_ONCE = 10;

/** Milliseconds between two reads or changes. */
const PAUSE = 20;

/** Milliseconds before failed work is tried again. */
const RETRY = 5000;

/** Longest time during which two releases work on one database, in milliseconds. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

interface Sources {
  engine: Engine;
  store: Store;
  /** Editions of the rules by which this process derives. */
  editions: Editions;
  signal: AbortSignal;
  report: (message: string) => void;
}

/**
 * Keeps derived data right while one release replaces another: what is derived from records that a process of the
 * earlier one saves is made again by the rules of this process.
 */
export function createDerivedKeeper({ engine, store, editions, signal, report }: Sources) {
  const inTurn = createQueue(() => pause(PAUSE));
  let last: Promise<unknown> = Promise.resolve();

  /** Ids of the rows that were derived by earlier rules, in the stretch above a position or of these ids. */
  const outdated = (name: CollectionName, edition: number, among: number | readonly string[]) =>
    engine.read(async (queries) => {
      const rows = queries.selectFrom(tableOf(name)).select('id').where('edition', '<', edition);
      const found =
        typeof among === 'number'
          ? rows.where('position', '>', among).where('position', '<=', among + STRETCH)
          : rows.where('id', 'in', among.map(keyOf));
      return (await found.execute()).map(({ id }) => id);
    });

  /** Stores records as they are, since that derives from them. */
  async function storeAgain(name: CollectionName, ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
      await inTurn(() =>
        store.change(async (change) => {
          for (const id of ids.slice(at, at + AT_ONCE)) {
            const record = await change.get(name, id);
            if (record) await change.put(name, record, record.version ?? 0);
          }
        }),
      );
    }
  }

  async function sweepCollection(name: CollectionName, edition: number): Promise<void> {
    const { highest } = await engine.read((queries) =>
      queries
        .selectFrom(tableOf(name))
        .select(({ fn }) => fn.max('position').as('highest'))
        .executeTakeFirstOrThrow(),
    );
    for (let above = 0; above < (highest ?? 0) && !signal.aborted; above += STRETCH) {
      const ids = await inTurn(() => outdated(name, edition, above));
      await storeAgain(name, ids);
    }
  }

  /** Does work, again after failures such as a database that is away. */
  async function insist(name: CollectionName, work: () => Promise<void>): Promise<void> {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === 1 && !signal.aborted)
          report(`Daybreak: '${name}' is not yet derived for this version: ${reasonOf(error)}`);
        await pause(RETRY, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const begin = (name: CollectionName, work: () => Promise<void>): void => {
    last = Promise.all([last, insist(name, work)]).then(() => undefined);
  };

  /** Collections that are looked through, and whether once more afterwards. */
  const swept = new Map<CollectionName, { isAgain: boolean }>();

  function beginSweep(name: CollectionName, edition: number): void {
    const running = swept.get(name);
    if (running) {
      running.isAgain = true;
      return;
    }
    swept.set(name, { isAgain: false });
    begin(name, async () => {
      await sweepCollection(name, edition);
      const isAgain = swept.get(name)?.isAgain;
      swept.delete(name);
      if (isAgain) beginSweep(name, edition);
    });
  }

  /** The edition of a collection whose rules have changed of late; 0 for others. */
  function recentEdition(name: CollectionName): number {
    const { edition = 0, since = 0 } = editions.get(name) ?? {};
    return Date.now() - since < WEEK && !signal.aborted ? edition : 0;
  }

  return {
    /** Looks at records that another process has changed. */
    mend: (touched: Touched): void => {
      for (const [name, touches] of touched) {
        const edition = recentEdition(name);
        const ids = touches?.map(({ id }) => id);
        if (edition === 0 || ids?.length === 0) continue;
        if (!ids) beginSweep(name, edition);
        else begin(name, async () => storeAgain(name, await outdated(name, edition, ids)));
      }
    },
    /** Looks through the collections whose rules have changed of late. */
    sweep: (): void => {
      for (const name of collectionNames) {
        const edition = recentEdition(name);
        if (edition > 0) beginSweep(name, edition);
      }
    },
    /** Resolves when all that was begun has ended. */
    whenDone: async (): Promise<void> => {
      await last;
    },
  };
}
