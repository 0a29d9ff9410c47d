import { archiveLimits } from '#core/archive/archive-format.ts';
import { deskInWords } from '#core/archive/desk-report.ts';
import type { CollectionReport, ImportReport, UploadsReport } from '#core/archive/import-report.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import * as words from '#ui/words/admin/operations-words.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';
import { sectionOfCollection } from '../shell/sections.ts';

const recordForms = words.recordsForms;

/** Sentence on the largest possible size of an export, and on the limits of any archive. */
export function exportSizeInWords({ records, uploads, used }: StorageUsage): string {
  const files = uploads.files === 0 ? '' : `, ${counted(uploads.files, words.uploadedFiles)}`;
  return words.anExportNowAtMost(
    counted(records, recordForms),
    files,
    sizeLabel(used),
    counted(archiveLimits.records, recordForms),
    sizeLabel(archiveLimits.bytes),
  );
}

/** Label of a collection's records; any other storage key is labelled by its own name. */
export function collectionLabel(name: string): string {
  const section = sectionOfCollection(name);
  const other = Object.entries(section?.keepsToo ?? {}).find(([collection]) => collection === name);
  return other?.[1] ?? section?.recordsLabel ?? section?.label ?? name;
}

const files = words.files;
const filesAre = words.filesAre;

/** Sentence on the import of uploaded files; '' if the archive has none. */
function uploadsInWords({ added, unchanged, leftOut }: UploadsReport): string {
  if (leftOut > 0) {
    return words.ofUploadedPicturesAndFilms(counted(leftOut, filesAre));
  }
  const known = unchanged > 0 ? words.hereAlready(counted(unchanged, filesAre)) : '';
  return added + unchanged === 0
    ? ''
    : words.uploadedPicturesAndFilmsNew(counted(added, files), known);
}

const leftOutInWords = ({ name, leftOut }: CollectionReport): string =>
  words.leftOutTheOldest(collectionLabel(name), inDigits(leftOut));

/** Sentences on the effects of an import, in addition to the table. */
export const importInWords = ({ collections, uploads, desk }: ImportReport): string[] => [
  ...[uploadsInWords(uploads)].filter((sentence) => sentence !== ''),
  ...collections.filter(({ leftOut }) => leftOut > 0).map(leftOutInWords),
  ...deskInWords(desk),
];
