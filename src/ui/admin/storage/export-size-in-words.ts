import { archiveLimits } from '#core/archive/archive-format.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';

const number = new Intl.NumberFormat('en-IN');

/** Sentence on the largest possible size of an export, and on the limits of any archive. */
export function exportSizeInWords({ records, uploads, used }: StorageUsage): string {
  const files = uploads.files === 0 ? '' : `, ${number.format(uploads.files)} uploaded files`;
  return `An export now: at most ${number.format(records)} records${files}, ${sizeLabel(used)} before it is packed. Any archive holds ${number.format(archiveLimits.records)} records and ${sizeLabel(archiveLimits.bytes)} at most, and can be imported again.`;
}
