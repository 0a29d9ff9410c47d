import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { REVISION_LIMIT } from '#core/article/desk/revision.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { Demonstration } from './demonstration.tsx';
import { ExportButton } from './export-button.tsx';
import { exportSizeInWords } from './export-size-in-words.ts';
import { ImportArchive } from './import-archive.tsx';
import { KeptData } from './kept-data.tsx';
import { LargestRecords } from './largest-records.tsx';
import { StorageSection } from './storage-section.tsx';
import { UsageMeter } from './usage-meter.tsx';
import { UsageTable } from './usage-table.tsx';
import './storage.css';

interface StoragePageProps {
  usage: StorageUsage;
  /** True if storage is persistent; `undefined` if the browser does not support that. */
  isKept: boolean | undefined;
}

/** Storage usage, and the export and import of everything as one archive. */
export function StoragePage({ usage, isKept }: StoragePageProps) {
  const { edition } = useBackOffice().site;
  return (
    <AdminPage title="Storage" action={<ExportButton />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 wide:grid-cols-2">
        <div className="grid content-start gap-8">
          <StorageSection heading="Space">
            <UsageMeter used={usage.used} capacity={usage.capacity} />
            <UsageTable keys={usage.keys} uploads={usage.uploads} used={usage.used} />
          </StorageSection>
          <StorageSection heading="Largest Records">
            <LargestRecords records={usage.largest} />
          </StorageSection>
        </div>
        <div className="grid content-start gap-8">
          <StorageSection heading="Import an Archive">
            <ImportArchive />
          </StorageSection>
          <StorageSection heading="What an Archive Holds">
            <p className="text-ink-2">
              Every article with its draft and revisions, category, web story, video, picture and
              advertisement
              {edition === 'server' ? ' with the uploaded files that they show' : ''}, the site’s
              settings, newsletter subscribers and messages. It holds readers’ e-mail addresses:
              keep it where nobody else finds it.
            </p>
            <p className="text-ink-2">{exportSizeInWords(usage)}</p>
            {edition === 'browser' && (
              <p className="text-ink-2">{`A browser keeps ${REVISION_LIMIT} revisions in all, and fewer when its storage is full; an import brings no more.`}</p>
            )}
            <p className="text-ink-2">
              Left out: user accounts with their passwords, who is logged in, the activity log, and
              work that was never saved.
            </p>
          </StorageSection>
          <StorageSection heading="Demonstration">
            <Demonstration />
          </StorageSection>
          {edition === 'browser' && (
            <StorageSection heading="Keeping the Data">
              <KeptData isKept={isKept} />
            </StorageSection>
          )}
        </div>
      </div>
    </AdminPage>
  );
}
