import type { CollectionName, RecordOf, StandingName } from '#core/collections.ts';
import type { Store, StoreView } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import type { Queries } from '../schema/tables.ts';
import { versionOf } from './versions.ts';

interface Sources {
  engine: Engine;
  viewOf: (queries: Queries) => StoreView;
  knownVersion: (name: CollectionName) => number | undefined;
  /** Called for each read with the version of the copy. */
  noteRead: (name: CollectionName, version: number) => void;
}

interface Copy<Name extends StandingName> {
  version: number;
  records: readonly RecordOf<Name>[];
}

/**
 * Caches collections in the process until a change of them is noticed. A copy's version is read in the
 * same transaction as its records, so a concurrent change can't leave an outdated copy.
 */
export function createStandingCopies({
  engine,
  viewOf,
  knownVersion,
  noteRead,
}: Sources): Store['standing'] {
  const copies: { [Name in StandingName]?: Copy<Name> } = {};
  return async (name) => {
    const known = knownVersion(name);
    const copy = copies[name];
    if (copy && known !== undefined && copy.version >= known) {
      noteRead(name, copy.version);
      return copy.records;
    }
    return engine.read(async (queries) => {
      const version = await versionOf(queries, name);
      // Requests share it; its records are frozen.
      const records = Object.freeze(await viewOf(queries).list(name));
      Object.assign(copies, { [name]: { version, records } });
      noteRead(name, version);
      return records;
    });
  };
}
