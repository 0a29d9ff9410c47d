import { archiveLimits } from '#core/archive/archive-format.ts';
import { deskInWords } from '#core/archive/desk-report.ts';
import type { CollectionReport, ImportReport, UploadsReport } from '#core/archive/import-report.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';
import { sectionOfCollection } from '../shell/sections.ts';

const recordForms = { one: 'record', other: 'records' };

/** Sentence on the largest possible size of an export, and on the limits of any archive. */
export function exportSizeInWords({ records, uploads, used }: StorageUsage): string {
  const files =
    uploads.files === 0
      ? ''
      : `, ${counted(uploads.files, { one: 'uploaded file', other: 'uploaded files' })}`;
  return `An export now: at most ${counted(records, recordForms)}${files}, ${sizeLabel(used)} before it is packed. Any archive holds ${counted(archiveLimits.records, recordForms)} and ${sizeLabel(archiveLimits.bytes)} at most, and can be imported again.`;
}

/** Label of a collection's records; any other storage key is labelled by its own name. */
export function collectionLabel(name: string): string {
  const section = sectionOfCollection(name);
  const other = Object.entries(section?.keepsToo ?? {}).find(([collection]) => collection === name);
  return other?.[1] ?? section?.recordsLabel ?? section?.label ?? name;
}

const files = { one: 'file', other: 'files' };
const filesAre = { one: 'file is', other: 'files are' };

/** Sentence on the import of uploaded files; '' if the archive has none. */
function uploadsInWords({ added, unchanged, leftOut }: UploadsReport): string {
  if (leftOut > 0) {
    return `Of uploaded pictures and films, ${counted(leftOut, filesAre)} left out: this edition keeps pictures within its records.`;
  }
  const known = unchanged > 0 ? `, ${counted(unchanged, filesAre)} here already` : '';
  return added + unchanged === 0
    ? ''
    : `Uploaded pictures and films: ${counted(added, files)} new${known}.`;
}

const leftOutInWords = ({ name, leftOut }: CollectionReport): string =>
  `${collectionLabel(name)} left out, the oldest: ${inDigits(leftOut)}. This edition keeps only a few.`;

/** Sentences on the effects of an import, in addition to the table. */
export const importInWords = ({ collections, uploads, desk }: ImportReport): string[] => [
  ...[uploadsInWords(uploads)].filter((sentence) => sentence !== ''),
  ...collections.filter(({ leftOut }) => leftOut > 0).map(leftOutInWords),
  ...deskInWords(desk),
];
