import { archiveLimits } from '#core/archive/archive-format.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { counted } from '#core/locale/plural.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';

const recordForms = { one: 'record', other: 'records' };

/** Sentence on the largest possible size of an export, and on the limits of any archive. */
export function exportSizeInWords({ records, uploads, used }: StorageUsage): string {
  const files =
    uploads.files === 0
      ? ''
      : `, ${counted(uploads.files, { one: 'uploaded file', other: 'uploaded files' })}`;
  return `An export now: at most ${counted(records, recordForms)}${files}, ${sizeLabel(used)} before it is packed. Any archive holds ${counted(archiveLimits.records, recordForms)} and ${sizeLabel(archiveLimits.bytes)} at most, and can be imported again.`;
}
