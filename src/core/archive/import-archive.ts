import * as z from 'zod/mini';
import { type CollectionName, collections } from '../collections.ts';
import { done, Refusal } from '../errors.ts';
import { dayInUtc } from '../locale/dates.ts';
import { countedInOwn } from '../locale/plural.ts';
import { provenOwners } from '../permission.ts';
import type { Ports, StoreChange } from '../ports.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import type { ArchiveFile } from './archives-port.ts';
import { createArrivals } from './arrivals.ts';
import { createRecordCheck } from './check-record.ts';
import { emptyDeskReport } from './desk-report.ts';
import { UnfitRecord } from './embedded-media.ts';
import {
  type CollectionReport,
  changesIn,
  type ImportReport,
  isImportEmpty,
  refusalsIn,
} from './import-report.ts';
import { emptyReport, type ImportPlan, idIn, partsOf, planImport } from './plan-import.ts';
import { type OpenArchive, readArchive } from './read-archive.ts';
import type { Uploads } from './uploads-port.ts';

/** The planned records of a collection, in the order of insertion that reproduces the archive's order. */
async function* fitRecords(
  archive: OpenArchive,
  name: CollectionName,
  { passedOver }: ImportPlan,
): AsyncGenerator<unknown> {
  const isNewestFirst = collections[name].insertAt === 'first';
  const parts = partsOf(archive, name);
  for (const part of isNewestFirst ? parts.toReversed() : parts) {
    const left = passedOver.get(part);
    const records = (await part.read()).filter((_, place) => !left?.has(place));
    yield* isNewestFirst ? records.toReversed() : records;
  }
}

/** Stores the planned records. Reports the actual effects, since records may have changed after the plan. */
async function putRecords(
  change: StoreChange,
  archive: OpenArchive,
  plan: ImportPlan,
  { now, checkWanted }: { now: Date; checkWanted: () => void },
): Promise<ImportReport> {
  const desk = emptyDeskReport();
  const arrive = createArrivals(now, desk);

  async function put({ name, refused, leftOut }: CollectionReport): Promise<CollectionReport> {
    const report = { ...emptyReport(name), refused: [...refused], leftOut };
    const check = await createRecordCheck(name, archive);
    for await (const raw of fitRecords(archive, name, plan)) {
      checkWanted();
      try {
        const { effect, record, version, follow } = await arrive(change, name, await check(raw));
        report[effect] += 1;
        if (effect === 'unchanged') continue;
        await change.put(name, record, version);
        await follow?.(change);
      } catch (error) {
        if (!(error instanceof UnfitRecord)) throw error;
        report.refused.push({ id: idIn(raw), reason: error.message });
      }
    }
    return report;
  }

  const reports: CollectionReport[] = [];
  for (const planned of plan.report.collections) reports.push(await put(planned));
  return { ...plan.report, collections: reports, desk };
}

/** Removes the uploads of a failed import. */
async function removeUploads(keys: readonly string[], uploads: Uploads): Promise<void> {
  for (const key of keys) await uploads.remove(key);
}

/** Stores the uploads of an archive that aren't stored yet: all, or none. Returns their keys. */
async function putUploads(
  archive: OpenArchive,
  uploads: Uploads,
  checkWanted: () => void,
): Promise<string[]> {
  const put: string[] = [];
  try {
    for (const { key, read } of archive.uploads) {
      checkWanted();
      if (await uploads.has(key)) continue;
      put.push(key);
      await uploads.put(key, read());
    }
    return put;
  } catch (error) {
    await removeUploads(put, uploads);
    throw error;
  }
}

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
    const records = countedInOwn(changesIn(report), words.records);
    const { added } = report.uploads;
    const files = added === 0 ? '' : words.uploaded(added);
    return {
      value: report,
      activity: {
        event: 'archive-imported',
        action: words.importedArchive,
        description: words.archiveOfWasImportedAdded(
          dayInUtc(Date.parse(report.createdAt)),
          records,
          files,
        ),
      },
      security: { kind: 'import', description: words.importedAnArchive(records) },
    };
  },
  undo: async ({ ports }, { put }) => {
    if (ports.online) await removeUploads(put, ports.online.uploads);
  },
});
