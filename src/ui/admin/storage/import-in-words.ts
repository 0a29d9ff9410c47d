import { deskInWords } from '#core/archive/desk-report.ts';
import type { CollectionReport, ImportReport, UploadsReport } from '#core/archive/import-report.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { collectionLabel } from './collection-label.ts';

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
