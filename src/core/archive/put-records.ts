import { type CollectionName, collections } from '../collections.ts';
import type { StoreChange } from '../ports.ts';
import { createRecordCheck } from './check-record.ts';
import { compareRecord } from './compare-record.ts';
import { UnfitRecord } from './embedded-media.ts';
import type { CollectionReport, ImportReport } from './import-report.ts';
import { emptyReport, type ImportPlan, idIn, partsOf } from './plan-import.ts';
import type { OpenArchive } from './read-archive.ts';

/**
 * The records of a collection that a plan didn't refuse, in the order in which they must be added to
 * stand in that of the archive.
 */
async function* fitRecords(
  archive: OpenArchive,
  name: CollectionName,
  { refused }: ImportPlan,
): AsyncGenerator<unknown> {
  const isNewestFirst = collections[name].insertAt === 'first';
  const parts = partsOf(archive, name);
  for (const part of isNewestFirst ? parts.toReversed() : parts) {
    const left = refused.get(part);
    const records = (await part.read()).filter((_, place) => !left?.has(place));
    yield* isNewestFirst ? records.toReversed() : records;
  }
}

/** Puts what a plan didn't refuse, and reports what it did: records may have changed since then. */
export async function putRecords(
  change: StoreChange,
  archive: OpenArchive,
  plan: ImportPlan,
  checkWanted: () => void,
): Promise<ImportReport> {
  async function put({ name, refused }: CollectionReport): Promise<CollectionReport> {
    const report = { ...emptyReport(name), refused: [...refused] };
    const check = await createRecordCheck(name, archive);
    for await (const raw of fitRecords(archive, name, plan)) {
      checkWanted();
      try {
        const record = await check(raw);
        const outcome = await compareRecord(change, name, record);
        report[outcome] += 1;
        if (outcome !== 'unchanged') await change.put(name, record);
      } catch (error) {
        if (!(error instanceof UnfitRecord)) throw error;
        report.refused.push({ id: idIn(raw), reason: error.message });
      }
    }
    return report;
  }

  const reports: CollectionReport[] = [];
  for (const planned of plan.report.collections) reports.push(await put(planned));
  return { ...plan.report, collections: reports };
}
