import * as z from 'zod/mini';
import { done, Refusal } from '../errors.ts';
import { dayInUtc } from '../locale/dates.ts';
import { counted } from '../locale/plural.ts';
import { provenOwners } from '../permission.ts';
import type { Ports } from '../ports.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import type { ArchiveFile } from './archives-port.ts';
import { changesIn, type ImportReport, isImportEmpty, refusalsIn } from './import-report.ts';
import { planImport } from './plan-import.ts';
import { putRecords } from './put-records.ts';
import { putUploads, removeUploads } from './put-uploads.ts';
import { readArchive } from './read-archive.ts';

const isFile = (value: unknown): value is ArchiveFile =>
  typeof value === 'object' && value !== null && 'size' in value && 'slice' in value;

const input = z.object({
  archive: z.custom<ArchiveFile>(isFile),
  /** Polled during the import, which is rolled back once it returns true. */
  isCancelled: z.optional(z.custom<() => boolean>((value) => typeof value === 'function')),
});

const checkWantedOf =
  ({ isCancelled }: z.output<typeof input>) =>
  (): void => {
    if (!isCancelled?.()) return;
    throw new Refusal({ kind: 'invalid', code: 'import-cancelled' });
  };

async function openAndPlan(given: z.output<typeof input>, ports: Ports) {
  const { archives, online } = ports;
  const checkWanted = checkWantedOf(given);
  const uploads = online?.uploads;
  const takesUploads = uploads !== undefined;
  const archive = await readArchive(given.archive, await archives(), { takesUploads, checkWanted });
  const plan = await planImport(archive, { ...ports, uploads, checkWanted });
  return { archive, plan, checkWanted };
}

/** Reports what importing an archive would change. Refuses with `invalid` an archive that can't be imported. */
export const checkArchive = definePrivateTask({
  name: 'checkArchive',
  may: provenOwners,
  input,
  run: async ({ input, ports }) =>
    done<ImportReport>((await openAndPlan(input, ports)).plan.report),
});

function refuseEmpty(report: ImportReport): void {
  if (!isImportEmpty(report)) return;
  const code =
    refusalsIn(report) > 0 ? 'archive-without-usable-records' : 'archive-without-changes';
  throw new Refusal({ kind: 'invalid', code });
}

/**
 * Imports an archive in one transaction: adds new records and replaces those with the same id; removes
 * none. Unfit records are left out and reported. Uploads are stored first, so that no record names a
 * missing file, and removed if the import fails.
 */
export const importArchive = defineChange({
  name: 'importArchive',
  may: provenOwners,
  input,
  prepare: async ({ input, ports }) => {
    const prepared = await openAndPlan(input, ports);
    refuseEmpty(prepared.plan.report);
    const uploads = ports.online?.uploads;
    const put = uploads ? await putUploads(prepared.archive, uploads, prepared.checkWanted) : [];
    return { ...prepared, put };
  },
  change: async (change, { ports, prepared: { archive, plan, checkWanted } }) => {
    const now = ports.clock.now();
    const report = await putRecords(change, archive, plan, { now, checkWanted });
    refuseEmpty(report);
    const records = counted(changesIn(report), { one: 'record', other: 'records' });
    const { added } = report.uploads;
    const files =
      added === 0 ? '' : `, ${counted(added, { one: 'file', other: 'files' })} uploaded`;
    return {
      value: report,
      activity: {
        event: 'archive-imported',
        action: 'Imported Archive',
        description: `Archive of ${dayInUtc(Date.parse(report.createdAt))} was imported: ${records} added or replaced${files}`,
      },
      security: { kind: 'import', description: `imported an archive, ${records}` },
    };
  },
  undo: async ({ ports }, { put }) => {
    if (ports.online) await removeUploads(put, ports.online.uploads);
  },
});
