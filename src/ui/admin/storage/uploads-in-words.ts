import type { UploadsReport } from '#core/archive/import-report.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** Sentence on the import of an archive's uploaded files; empty where it has none. */
export function uploadsInWords({ added, unchanged, leftOut }: UploadsReport): string {
  if (leftOut > 0) {
    return `Of uploaded pictures and films, ${files(leftOut)} are left out: this edition keeps pictures within its records.`;
  }
  const known = unchanged > 0 ? `, ${files(unchanged)} are here already` : '';
  return added + unchanged === 0 ? '' : `Uploaded pictures and films: ${files(added)} new${known}.`;
}
