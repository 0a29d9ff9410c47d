import { LARGEST_SHOWN, type StorageUsage } from '#core/archive/storage-usage.ts';
import { type CollectionName, collectionNames, labelOf } from '#core/collections.ts';
import { failures, Refusal } from '#core/errors.ts';
import { collectionUnder, storageKeyOf } from './stored-list.ts';

/** Storage quota of an origin, in characters of keys and values. */
const CAPACITY = 5 * 1024 * 1024;

type LargeRecord = StorageUsage['largest'][number];

function sizedRecord(name: CollectionName, raw: unknown): LargeRecord {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : '';
  return {
    key: name,
    id,
    label: labelOf(name, { ...Object(raw), id }) || name,
    characters: JSON.stringify(raw).length,
  };
}

function recordsUnder(name: CollectionName, text: string): LargeRecord[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map((raw) => sizedRecord(name, raw)) : [];
  } catch {
    return [];
  }
}

/**
 * Measures everything that this origin stores, data of other applications included: they share its quota.
 */
export function measureStorage(open: () => Storage): StorageUsage {
  let storage: Storage;
  try {
    storage = open();
  } catch {
    throw new Refusal(failures.storageBlocked());
  }
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const sized = keys.map((key) => ({
    key: collectionUnder(key) ?? key,
    characters: key.length + (storage.getItem(key)?.length ?? 0),
  }));
  const records = collectionNames.flatMap((name) =>
    recordsUnder(name, storage.getItem(storageKeyOf(name)) ?? ''),
  );
  return {
    used: sized.reduce((sum, { characters }) => sum + characters, 0),
    capacity: CAPACITY,
    records: records.length,
    // The browser edition keeps images inside their records.
    uploads: { files: 0, bytes: 0 },
    keys: sized.toSorted((one, other) => other.characters - one.characters),
    largest: records
      .toSorted((one, other) => other.characters - one.characters)
      .slice(0, LARGEST_SHOWN),
  };
}
