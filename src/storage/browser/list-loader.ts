import type { CollectionDefinition } from '#core/collection.ts';
import { type CollectionName, collections, type RecordOf } from '#core/collections.ts';
import type { Clock } from '#core/ports.ts';
import { parseStoredList, type StoredList, storageKeyOf } from './stored-list.ts';

/** A collection as read from local storage. */
export interface LoadedList<Name extends CollectionName> {
  /** The stored text; `null` when there is none. */
  text: string | null;
  list: StoredList<Name>;
  /**
   * - `stored`: the list comes from `text`.
   * - `samples`: nothing was stored, or the first read found an empty list of a collection that refills;
   *   one emptied later stays empty.
   * - `damaged`: `text` can't be read; a copy is kept before it is replaced.
   */
  origin: 'stored' | 'samples' | 'damaged';
}

type Cache = { [Name in CollectionName]?: LoadedList<Name> };
type Fallbacks = { [Name in CollectionName]?: StoredList<Name> };

interface Sources {
  /** The text under a key; `null` when there is none or storage can't be read. */
  readText: (key: string) => string | null;
  clock: Clock;
  /** Logs a warning for developers. */
  report: (message: string) => void;
}

/**
 * Reads collections out of local storage. Texts are parsed again only when they changed. Missing
 * and unparsable collections fall back to the samples.
 */
export function createListLoader({ readText, clock, report }: Sources) {
  const cache: Cache = {};
  const fallbacks: Fallbacks = {};

  function fallback<Name extends CollectionName>(name: Name): StoredList<Name> {
    const known = fallbacks[name] as StoredList<Name> | undefined;
    if (known) return known;
    const definition = collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;
    const samples = definition.samples?.(clock.now()) ?? [];
    const list: StoredList<Name> = samples.map((record) => ({ raw: record, record }));
    Object.assign(fallbacks, { [name]: list });
    return list;
  }

  function interpret<Name extends CollectionName>(
    name: Name,
    text: string | null,
  ): LoadedList<Name> {
    if (text === null) return { text, list: fallback(name), origin: 'samples' };
    const list = parseStoredList(name, text);
    if (!list) {
      report(
        `Daybreak: '${storageKeyOf(name)}' in local storage can't be parsed; the defaults are used.`,
      );
      return { text, list: fallback(name), origin: 'damaged' };
    }
    const unreadable = list.filter(({ record }) => record === undefined).length;
    if (unreadable > 0) {
      report(
        `Daybreak: ${unreadable} of ${list.length} records in '${storageKeyOf(name)}' can't be read.`,
      );
    }
    const refills = 'refillsWhenEmpty' in collections[name];
    if (refills && unreadable > 0 && unreadable === list.length) {
      return { text, list: fallback(name), origin: 'damaged' };
    }
    if (refills && list.length === 0 && cache[name] === undefined) {
      return { text, list: fallback(name), origin: 'samples' };
    }
    return { text, list, origin: 'stored' };
  }

  /** Returns the collection parsed from `text`, by default from the stored text. */
  return function load<Name extends CollectionName>(
    name: Name,
    text: string | null = readText(storageKeyOf(name)),
  ): LoadedList<Name> {
    const known = cache[name] as LoadedList<Name> | undefined;
    if (known && known.text === text) return known;
    const loaded = interpret(name, text);
    Object.assign(cache, { [name]: loaded });
    return loaded;
  };
}
