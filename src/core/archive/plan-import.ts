import { emailKey } from '../account/user.ts';
import type { CollectionName } from '../collections.ts';
import type { Store } from '../ports.ts';
import { archivedNames } from './archive-format.ts';
import { type ArchivedRecord, createRecordCheck } from './check-record.ts';
import { compareRecord } from './compare-record.ts';
import { UnfitRecord } from './embedded-media.ts';
import type { CollectionReport, ImportReport, UploadsReport } from './import-report.ts';
import type { OpenArchive, RecordsPart } from './read-archive.ts';
import type { Uploads } from './uploads-port.ts';

export interface ImportPlan {
  report: ImportReport;
  /** The places of refused records in their parts. */
  refused: ReadonlyMap<RecordsPart, ReadonlySet<number>>;
}

interface Context {
  store: Pick<Store, 'read'>;
  uploads: Uploads | undefined;
  /** Throws once the import is no longer wanted. */
  checkWanted: () => void;
}

/** Returns the id that names an unfit record in a report. */
export const idIn = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string'
    ? raw.id.slice(0, 80)
    : '(no id)';

/** Remembers what the records of one collection in the archive must not have twice. */
function createUniqueness(name: CollectionName) {
  const ids = new Set<string>();
  const emails = new Set<string>();
  return (record: ArchivedRecord): void => {
    if (ids.has(record.id)) throw new UnfitRecord('Another record in the archive has its id.');
    if (name === 'newsletterSubscribers') {
      const email = emailKey(String(record.email));
      if (emails.has(email)) throw new UnfitRecord('Its e-mail address is on the list already.');
      emails.add(email);
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
});

async function planUploads(archive: OpenArchive, uploads: Uploads | undefined) {
  const report: UploadsReport = { added: 0, unchanged: 0, leftOut: 0 };
  for (const { key } of archive.uploads) {
    if (!uploads) report.leftOut += 1;
    else report[(await uploads.has(key)) ? 'unchanged' : 'added'] += 1;
  }
  return report;
}

/** Plans an import against the records that are stored now. Changes nothing. */
export async function planImport(
  archive: OpenArchive,
  { store, uploads, checkWanted }: Context,
): Promise<ImportPlan> {
  const refused = new Map<RecordsPart, Set<number>>();
  const planned: CollectionReport[] = [];
  for (const name of archivedNames) {
    const parts = partsOf(archive, name);
    if (parts.length === 0) continue;
    const report = emptyReport(name);
    const check = await createRecordCheck(name, archive);
    const mustBeUnique = createUniqueness(name);
    for (const part of parts) {
      const places = new Set<number>();
      const records = await part.read();
      await store.read(async (view) => {
        for (const [place, raw] of records.entries()) {
          checkWanted();
          try {
            const record = await check(raw);
            mustBeUnique(record);
            report[await compareRecord(view, name, record)] += 1;
          } catch (error) {
            if (!(error instanceof UnfitRecord)) throw error;
            report.refused.push({ id: idIn(raw), reason: error.message });
            places.add(place);
          }
        }
      });
      refused.set(part, places);
    }
    planned.push(report);
  }
  return {
    report: {
      createdAt: archive.createdAt,
      collections: planned,
      uploads: await planUploads(archive, uploads),
    },
    refused,
  };
}
