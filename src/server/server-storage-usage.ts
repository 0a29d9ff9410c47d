import { statfs } from 'node:fs/promises';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Store, StoreView } from '#core/ports.ts';

const LARGEST_SHOWN = 8;
/** Records read at a time, so that a large collection is never in memory whole. */
const STRETCH = 500;
/** What a record is called: the first of these that it has. */
const labelFields = ['title', 'name', 'siteName', 'subject', 'alt', 'email', 'action'];

type LargeRecord = StorageUsage['largest'][number];

const labelOf = (record: { id: string }): string => {
  const fields: Record<string, unknown> = { ...record };
  const label = labelFields.map((field) => fields[field]).find((one) => typeof one === 'string');
  return String(label ?? record.id);
};

async function measureCollection(view: StoreView, key: CollectionName) {
  let characters = 0;
  let largest: LargeRecord[] = [];
  for (let offset = 0; ; offset += STRETCH) {
    const records: { id: string }[] = await view.list(key, { offset, limit: STRETCH });
    const sized = records.map((record) => ({
      key,
      id: record.id,
      label: labelOf(record),
      characters: JSON.stringify(record).length,
    }));
    characters += sized.reduce((sum, one) => sum + one.characters, 0);
    largest = [...largest, ...sized]
      .sort((one, other) => other.characters - one.characters)
      .slice(0, LARGEST_SHOWN);
    if (records.length < STRETCH) return { key, characters, largest };
  }
}

/** What the records take, and what the disk that holds the data has room for. */
export async function measureServerStorage(
  store: Store,
  dataFolder: string,
): Promise<StorageUsage> {
  const measured = await store.read(async (view) => {
    const found: Awaited<ReturnType<typeof measureCollection>>[] = [];
    for (const name of collectionNames) found.push(await measureCollection(view, name));
    return found;
  });
  const used = measured.reduce((sum, { characters }) => sum + characters, 0);
  const disk = await statfs(dataFolder);
  return {
    used,
    capacity: used + disk.bavail * disk.bsize,
    keys: measured
      .map(({ key, characters }) => ({ key, characters }))
      .sort((one, other) => other.characters - one.characters),
    largest: measured
      .flatMap(({ largest }) => largest)
      .sort((one, other) => other.characters - one.characters)
      .slice(0, LARGEST_SHOWN),
  };
}
