import * as z from 'zod/mini';
import { done, Refusal } from '../errors.ts';
import { provenOwners } from '../permission.ts';
import { definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { archiveLimits, partLimits } from './archive-format.ts';
import type { StorageUsage } from './storage-usage.ts';
import { writeArchive } from './write-archive.ts';

export interface ExportedArchive {
  fileName: string;
  /** The file as a stream, which throws if the export fails midway. */
  bytes: AsyncIterable<Uint8Array>;
}

const GIGABYTE = 1024 ** 3;

/** Upper bound of the number of files in the archive. */
const filesOf = ({ used, records, uploads }: StorageUsage): number =>
  uploads.files + records / partLimits.records + used / partLimits.characters;

/** Refuses with `invalid`, before anything is written, an export that no import would accept. */
function refuseTooMuch(usage: StorageUsage): void {
  const { used, records } = usage;
  const limits = [
    { of: 'records', is: records, most: archiveLimits.records },
    { of: 'files', is: filesOf(usage), most: archiveLimits.entries },
    { of: 'GB', is: used / GIGABYTE, most: archiveLimits.bytes / GIGABYTE },
  ] as const;
  const limit = limits.find(({ is, most }) => is > most);
  if (!limit) return;
  const params = { most: limit.most, of: limit.of };
  throw new Refusal({ kind: 'invalid', code: 'export-too-large', params });
}

/** Exports all content as one archive, without accounts, sessions and the activity log. */
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
      description: words.exportedAllContent,
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
