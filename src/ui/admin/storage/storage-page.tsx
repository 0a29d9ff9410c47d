import * as words from '#ui/words/admin/operations-words.ts';
import './storage.css';
import { type ReactNode, useId } from 'react';
import { type StorageUsage, WARNING_SHARE } from '#core/archive/storage-usage.ts';
import { REVISION_LIMIT } from '#core/article/desk/revision.ts';
import { inDigits, inPercent } from '#core/locale/numbers.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { ArchiveImport } from './archive-import.tsx';
import { Demonstration } from './demonstration.tsx';
import { ExportButton } from './export-button.tsx';
import { collectionLabel, exportSizeInWords } from './import-in-words.ts';
import { KeptData } from './kept-data.tsx';
import { SiteAsFiles } from './site-export-form.tsx';

/**
 * Maximum number of rows, and the size in characters from which a key gets one; the rest is summed.
 */
const ROWS = 12;
const TINY = 1024;

interface UsageTableProps {
  keys: StorageUsage['keys'];
  uploads: StorageUsage['uploads'];
  used: number;
}

function rowsOf(keys: StorageUsage['keys']): { label: string; characters: number }[] {
  const large = keys.filter(({ characters }) => characters >= TINY).slice(0, ROWS);
  const rows = large.map(({ key, characters }) => ({ label: collectionLabel(key), characters }));
  const rest = keys.slice(large.length).reduce((sum, { characters }) => sum + characters, 0);
  return rest > 0 ? [...rows, { label: words.everythingElse, characters: rest }] : rows;
}

/** Table of storage usage, largest first. */
function UsageTable({ keys, uploads, used }: UsageTableProps) {
  const { files, bytes } = uploads;
  const label = words.uploadedFilesWithTheSizes(inDigits(files));
  const rows = files > 0 ? [{ label, characters: bytes }, ...rowsOf(keys)] : rowsOf(keys);
  return (
    <table className="admin-figures">
      <caption className="sr-only">{words.storageByContent}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.size}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, characters }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{sizeLabel(characters)}</td>
            <td>{inPercent(characters / Math.max(1, used))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The largest records; most contain embedded pictures. */
function LargestRecords({ records }: { records: StorageUsage['largest'] }) {
  if (records.length === 0) return <p className="text-ink-3">{words.nothingIsStoredYet}</p>;
  return (
    <table className="admin-figures">
      <caption className="sr-only">{words.theLargestRecords}</caption>
      <thead>
        <tr>
          <th scope="col">{words.record}</th>
          <th scope="col">{words.inLabel}</th>
          <th scope="col">{words.size}</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ key, id, label, characters }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keys and ids may repeat
          <tr key={`${key} ${id} ${at}`}>
            <th scope="row">
              <span className="line-clamp-2">{label}</span>
            </th>
            <td>{collectionLabel(key)}</td>
            <td>{sizeLabel(characters)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface UsageMeterProps {
  used: number;
  capacity: number;
}

/** Meter of the storage in use, with a warning before it is full. */
function UsageMeter({ used, capacity }: UsageMeterProps) {
  const share = Math.min(1, used / capacity);
  const isTight = share >= WARNING_SHARE;
  return (
    <div className="grid gap-2">
      <p>{words.ofAboutUsed(sizeLabel(used), sizeLabel(capacity), inPercent(share))}</p>
      <div aria-hidden="true" className="h-3 border border-edge bg-paper">
        <div
          style={{ width: `${share * 100}%` }}
          className={`h-full min-w-px forced-colors:bg-[Highlight] ${isTight ? 'bg-warn' : 'bg-ink-2'}`}
        />
      </div>
      {isTight ? (
        <p className="font-semibold text-warn">{words.nearlyFullExportEverythingThen}</p>
      ) : null}
    </div>
  );
}

/** Section of the storage page, under a strong rule. */
function StorageSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 border-strong border-t-2 pt-3"
    >
      <h2 id={id} className="font-bold text-[1.125rem]/6">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface StoragePageProps {
  usage: StorageUsage;
  /** True if storage is persistent; `undefined` if the browser does not support that. */
  isKept: boolean | undefined;
}

/** Storage usage, and the export and import of everything as one archive. */
export function StoragePage({ usage, isKept }: StoragePageProps) {
  const { edition } = useBackOffice().site;
  return (
    <AdminPage title={words.storage} action={<ExportButton />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 wide:grid-cols-2">
        <div className="grid content-start gap-8">
          <StorageSection heading={words.space}>
            <UsageMeter used={usage.used} capacity={usage.capacity} />
            <UsageTable keys={usage.keys} uploads={usage.uploads} used={usage.used} />
          </StorageSection>
          <StorageSection heading={words.largestRecords}>
            <LargestRecords records={usage.largest} />
          </StorageSection>
        </div>
        <div className="grid content-start gap-8">
          <StorageSection heading={words.importAnArchive}>
            <ArchiveImport />
          </StorageSection>
          <StorageSection heading={words.whatAnArchiveHolds}>
            <p className="text-ink-2">
              {edition === 'server' ? words.everyRecordAndFile : words.everyRecord}
            </p>
            <p className="text-ink-2">{exportSizeInWords(usage)}</p>
            {edition === 'browser' && (
              <p className="text-ink-2">{words.aBrowserKeepsRevisions(REVISION_LIMIT)}</p>
            )}
            <p className="text-ink-2">{words.leftOutUserAccounts}</p>
          </StorageSection>
          <StorageSection heading={words.siteAsFiles}>
            <SiteAsFiles />
          </StorageSection>
          <StorageSection heading={words.demonstration}>
            <Demonstration />
          </StorageSection>
          {edition === 'browser' && (
            <StorageSection heading={words.keepingTheData}>
              <KeptData isKept={isKept} />
            </StorageSection>
          )}
        </div>
      </div>
    </AdminPage>
  );
}
