import {
  type CollectionName,
  collectionsWithIdsOf,
  definitionOf,
  type RecordOf,
} from '#core/collections.ts';
import { failures, Refusal } from '#core/errors.ts';
import type { Clock, StoreChange } from '#core/ports.ts';
import { createStoreView, meets } from './store-view.ts';
import type { StoredList } from './stored-list.ts';

/** Collections that a transaction has changed, with their new lists. */
export type Staged = Map<CollectionName, StoredList<CollectionName>>;

function idOf(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
}

/** A transaction that collects its changes in `staged` and writes nothing. */
export function createStoreChange(
  load: <Name extends CollectionName>(name: Name) => StoredList<Name>,
  staged: Staged,
  clock: Clock,
): StoreChange {
  const listOf = <Name extends CollectionName>(name: Name): StoredList<Name> =>
    (staged.get(name) as StoredList<Name> | undefined) ?? load(name);

  const stage = <Name extends CollectionName>(name: Name, list: StoredList<Name>): void => {
    staged.set(name, list as StoredList<CollectionName>);
  };

  function freeId(name: CollectionName): string {
    const taken = new Set(
      collectionsWithIdsOf(name).flatMap((one) => listOf(one).map(({ raw }) => idOf(raw))),
    );
    const prefix = definitionOf(name).idPrefix;
    let milliseconds = clock.now().getTime();
    while (taken.has(`${prefix}-${milliseconds}`)) milliseconds += 1;
    return `${prefix}-${milliseconds}`;
  }

  const placeOf = <Name extends CollectionName>(name: Name, id: string): number => {
    const place = listOf(name).findIndex(({ record }) => record?.id === id);
    if (place === -1) throw new Refusal(failures.notFound());
    return place;
  };

  function add<Name extends CollectionName>(name: Name, record: RecordOf<Name>): RecordOf<Name> {
    const { insertAt, limit = Number.POSITIVE_INFINITY } = definitionOf(name);
    const member = { raw: record, record };
    const list = listOf(name);
    stage(
      name,
      insertAt === 'first' ? [member, ...list].slice(0, limit) : [...list, member].slice(-limit),
    );
    return record;
  }

  return {
    ...createStoreView(listOf),
    insert: async (name, given) =>
      add(name, { ...given, id: freeId(name), version: 1 } as RecordOf<typeof name>),
    replace: async (name, given) => {
      const place = placeOf(name, given.id);
      const stored = listOf(name)[place]?.record;
      if ((stored?.version ?? 0) !== (given.version ?? 0)) throw new Refusal(failures.conflict());
      const record = { ...given, version: (given.version ?? 0) + 1 };
      stage(name, listOf(name).with(place, { raw: record, record }));
      return record;
    },
    put: async (name, given, version) => {
      // Compares raw ids, so that an unreadable record is replaced and not duplicated.
      const place = listOf(name).findIndex(({ raw }) => idOf(raw) === given.id);
      if (place === -1) return add(name, { ...given, version: version ?? 1 });
      const stored = listOf(name)[place]?.record;
      const record = { ...given, version: version ?? (stored?.version ?? 0) + 1 };
      stage(name, listOf(name).with(place, { raw: record, record }));
      return record;
    },
    amend: async (name, where, fields) => {
      const isMeant = meets(name, where);
      let amended = 0;
      const list = listOf(name).map((member) => {
        const stored = member.record;
        if (!stored || !isMeant(stored)) return member;
        amended += 1;
        const record = { ...stored, ...fields, version: (stored.version ?? 0) + 1 };
        return { raw: record, record };
      });
      if (amended > 0) stage(name, list);
      return amended;
    },
    remove: async (name, id) => {
      const list = listOf(name);
      const at = placeOf(name, id);
      stage(name, list.toSpliced(at, 1));
      // Counted from the oldest record, which later ones do not move.
      return definitionOf(name).insertAt === 'first' ? list.length - 1 - at : at;
    },
    restore: async (name, record, place) => {
      const list = listOf(name);
      const { insertAt, limit = Number.POSITIVE_INFINITY } = definitionOf(name);
      if (list.some(({ raw }) => idOf(raw) === record.id)) throw new Refusal(failures.thereAgain());
      const at = insertAt === 'first' ? Math.max(0, list.length - place) : place;
      const restored = list.toSpliced(at, 0, { raw: record, record });
      stage(name, insertAt === 'first' ? restored.slice(0, limit) : restored.slice(-limit));
    },
  };
}
