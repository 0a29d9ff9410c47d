import { type CollectionName, definitionOf } from '../collections.ts';
import type { Clock, Edition, Store, StoreView } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { importedNames } from './archive-format.ts';
import type { Arrive } from './arrival.ts';
import { createArrivals, objectionToValue } from './arrivals.ts';
import { type ArchivedRecord, createRecordCheck } from './check-record.ts';
import { emptyDeskReport } from './desk-report.ts';
import { UnfitRecord } from './embedded-media.ts';
import type { CollectionReport, ImportReport, UploadsReport } from './import-report.ts';
import type { OpenArchive, RecordsPart } from './read-archive.ts';
import type { Uploads } from './uploads-port.ts';

export interface ImportPlan {
  report: ImportReport;
  /** Indexes, within each part, of the records that are refused or left out. */
  passedOver: ReadonlyMap<RecordsPart, ReadonlySet<number>>;
}

interface Context {
  store: Pick<Store, 'read'>;
  clock: Clock;
  edition: Edition;
  uploads: Uploads | undefined;
  /** Throws once the import is cancelled. */
  checkWanted: () => void;
}

/** Returns the id that names an unfit record in a report. */
export const idIn = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string'
    ? raw.id.slice(0, 80)
    : words.noId;

/** Creates a check that throws `UnfitRecord` for ids and `uniqueBy` values that the archive has twice. */
function createUniqueness(name: CollectionName) {
  const ids = new Set<string>();
  const { uniqueBy, filters } = definitionOf(name);
  const values = new Set<string>();
  return (record: ArchivedRecord): void => {
    if (ids.has(record.id)) throw new UnfitRecord('Another record in the archive has its id.');
    const value = uniqueBy === undefined ? undefined : filters[uniqueBy]?.(record);
    if (uniqueBy !== undefined && value !== undefined) {
      if (values.has(value)) throw new UnfitRecord(objectionToValue(uniqueBy));
      values.add(value);
    }
    ids.add(record.id);
  };
}

export const partsOf = ({ parts }: OpenArchive, name: CollectionName): RecordsPart[] =>
  parts.filter((part) => part.name === name);

export const emptyReport = (name: CollectionName): CollectionReport => ({
  name,
  added: 0,
  replaced: 0,
  unchanged: 0,
  refused: [],
  leftOut: 0,
});

/** Number of records that may be added to a collection before it reaches the browser's `limit`. */
async function roomFor(view: StoreView, name: CollectionName, edition: Edition): Promise<number> {
  const { limit } = definitionOf(name);
  if (limit === undefined || edition === 'server') return Number.POSITIVE_INFINITY;
  return limit - (await view.count(name));
}

async function planUploads(archive: OpenArchive, uploads: Uploads | undefined) {
  const report: UploadsReport = { added: 0, unchanged: 0, leftOut: 0 };
  for (const { key } of archive.uploads) {
    if (!uploads) report.leftOut += 1;
    else report[(await uploads.has(key)) ? 'unchanged' : 'added'] += 1;
  }
  return report;
}

/** Starts the plan of one collection; `takes` enters one record after the other into its report. */
async function openPlan(
  archive: OpenArchive,
  name: CollectionName,
  { arrive, store, edition }: Pick<Context, 'store' | 'edition'> & { arrive: Arrive },
) {
  const report = emptyReport(name);
  const check = await createRecordCheck(name, archive);
  const mustBeUnique = createUniqueness(name);
  const room = await store.read((view) => roomFor(view, name, edition));

  /** Returns true if the record will be imported. */
  async function takes(view: StoreView, raw: unknown): Promise<boolean> {
    try {
      const record = await check(raw);
      mustBeUnique(record);
      const { effect } = await arrive(view, name, record);
      const isLeftOut = effect === 'added' && report.added >= room;
      report[isLeftOut ? 'leftOut' : effect] += 1;
      return !isLeftOut;
    } catch (error) {
      if (!(error instanceof UnfitRecord)) throw error;
      report.refused.push({ id: idIn(raw), reason: error.message });
      return false;
    }
  }
  return { report, takes };
}

/** Plans an import by the records stored now. Changes nothing. */
export async function planImport(
  archive: OpenArchive,
  { store, clock, edition, uploads, checkWanted }: Context,
): Promise<ImportPlan> {
  const passedOver = new Map<RecordsPart, Set<number>>();
  const desk = emptyDeskReport();
  const arrive = createArrivals(clock.now(), desk);
  const planned: CollectionReport[] = [];
  for (const name of importedNames) {
    const parts = partsOf(archive, name);
    if (parts.length === 0) continue;
    const { report, takes } = await openPlan(archive, name, { arrive, store, edition });
    for (const part of parts) {
      const places = new Set<number>();
      const records = await part.read();
      await store.read(async (view) => {
        for (const [place, raw] of records.entries()) {
          checkWanted();
          if (!(await takes(view, raw))) places.add(place);
        }
      });
      passedOver.set(part, places);
    }
    planned.push(report);
  }
  return {
    report: {
      createdAt: archive.createdAt,
      collections: planned,
      uploads: await planUploads(archive, uploads),
      desk,
    },
    passedOver,
  };
}
