import { statfs } from 'node:fs/promises';
import { LARGEST_SHOWN, type StorageUsage } from '#core/archive/storage-usage.ts';
import { type CollectionName, labelOf } from '#core/collections.ts';
import type { Store } from '#core/ports.ts';
import type { MediaFiles } from './media/media-files.ts';

export interface MeasuredPlace {
  /** Measures the records of each collection and lists the `most` largest. */
  measureRecords: (most: number) => Promise<
    {
      name: CollectionName;
      records: number;
      bytes: number;
      largest: { id: string; bytes: number }[];
    }[]
  >;
  store: Pick<Store, 'read'>;
  media: Pick<MediaFiles, 'list'>;
  dataFolder: string;
}

/** Counts uploaded files, and the bytes of these and of pictures derived from them. */
async function measureUploads({ list }: Pick<MediaFiles, 'list'>) {
  let files = 0;
  let bytes = 0;
  for (const folder of ['originals', 'videos', 'pictures'] as const) {
    for await (const { size } of list(folder)) {
      bytes += size;
      if (folder !== 'pictures') files += 1;
    }
  }
  return { files, bytes };
}

/** Measures records, uploads and the free space of the disk with the data. */
export async function measureServerStorage(place: MeasuredPlace): Promise<StorageUsage> {
  const measured = await place.measureRecords(LARGEST_SHOWN);
  const uploads = await measureUploads(place.media);
  const largest = measured
    .flatMap(({ name, largest }) => largest.map((one) => ({ name, ...one })))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, LARGEST_SHOWN);
  const used = measured.reduce((sum, { bytes }) => sum + bytes, uploads.bytes);
  const disk = await statfs(place.dataFolder);
  return {
    used,
    capacity: used + disk.bavail * disk.bsize,
    records: measured.reduce((sum, { records }) => sum + records, 0),
    uploads,
    keys: measured
      .map(({ name, bytes }) => ({ key: name, characters: bytes }))
      .sort((one, other) => other.characters - one.characters),
    largest: await place.store.read((view) =>
      Promise.all(
        largest.map(async ({ name, id, bytes }) => {
          const record = await view.get(name, id);
          return { key: name, id, label: record ? labelOf(name, record) : id, characters: bytes };
        }),
      ),
    ),
  };
}
