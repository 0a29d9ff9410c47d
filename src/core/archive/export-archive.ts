import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { provenOwners } from '../permission.ts';
import { definePrivateTask } from '../use-case.ts';
import { archiveLimits, archiveRefusal, partLimits } from './archive-format.ts';
import type { StorageUsage } from './storage-usage.ts';
import { writeArchive } from './write-archive.ts';

export interface ExportedArchive {
  /** Name of the file. */
  fileName: string;
  /** The file as it is written. Its end says that all went well. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Most files that an archive of all that would have. */
const filesOf = ({ used, records, uploads }: StorageUsage): number =>
  uploads.files + records / partLimits.records + used / partLimits.characters;

/** Refuses what no import would take, before anything is written. */
function refuseTooMuch(usage: StorageUsage): void {
  const { used, records } = usage;
  const objection =
    (records > archiveLimits.records && `${archiveLimits.records} records`) ||
    (filesOf(usage) > archiveLimits.entries && `${archiveLimits.entries} files`) ||
    (used > archiveLimits.bytes && `${archiveLimits.bytes / 1024 ** 3} GB`);
  if (!objection) return;
  throw archiveRefusal(
    `An archive holds ${objection} at most, and there is more here. Use a backup instead.`,
  );
}

/** Everything but accounts, sessions and the activity log, as one archive. */
export const exportArchive = definePrivateTask({
  name: 'exportArchive',
  may: provenOwners,
  input: z.object({}),
  run: async ({ actor, ports }) => {
    refuseTooMuch(await ports.storageUsage());
    const createdAt = ports.clock.now();
    const { edition, store, online } = ports;
    await online?.security.record(actor, {
      kind: 'export',
      description: 'exported all content',
    });
    const bytes = writeArchive(
      { createdAt, edition, read: store.read, uploads: online?.uploads },
      await ports.archives(),
    );
    return done<ExportedArchive>({
      fileName: `daybreak-${createdAt.toISOString().slice(0, 10)}.zip`,
      bytes,
    });
  },
});
