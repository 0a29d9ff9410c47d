import { type CollectionName, collections } from '../collections.ts';
import type { StoreChange } from '../ports.ts';
import { createArrivals } from './arrivals.ts';
import { createRecordCheck } from './check-record.ts';
import { emptyDeskReport } from './desk-report.ts';
import { UnfitRecord } from './embedded-media.ts';
import type { CollectionReport, ImportReport } from './import-report.ts';
import { emptyReport, type ImportPlan, idIn, partsOf } from './plan-import.ts';
import type { OpenArchive } from './read-archive.ts';

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
export async function putRecords(
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
