import { deskInWords } from '#core/archive/desk-report.ts';
import type { CollectionReport, ImportReport, UploadsReport } from '#core/archive/import-report.ts';
import { collectionLabel } from './collection-label.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** Sentence on the import of uploaded files; '' if the archive has none. */
function uploadsInWords({ added, unchanged, leftOut }: UploadsReport): string {
  if (leftOut > 0) {
    return `Of uploaded pictures and films, ${files(leftOut)} are left out: this edition keeps pictures within its records.`;
  }
  const known = unchanged > 0 ? `, ${files(unchanged)} are here already` : '';
  return added + unchanged === 0 ? '' : `Uploaded pictures and films: ${files(added)} new${known}.`;
}

const leftOutInWords = ({ name, leftOut }: CollectionReport): string =>
  `${collectionLabel(name)} left out, the oldest: ${leftOut}. This edition keeps only a few.`;

/** Sentences on the effects of an import, in addition to the table. */
export const importInWords = ({ collections, uploads, desk }: ImportReport): string[] => [
  ...[uploadsInWords(uploads)].filter((sentence) => sentence !== ''),
  ...collections.filter(({ leftOut }) => leftOut > 0).map(leftOutInWords),
  ...deskInWords(desk),
];
