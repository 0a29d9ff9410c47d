import { inDigits } from '../locale/numbers.ts';
import type { Sentence } from './failure-words.ts';

export interface InArchive {
  path: string;
}

const refusal = <Message extends Sentence>(message: Message) => ({
  title: 'Archive Refused',
  message,
});

/** Failures of exporting an archive, or of importing a whole one. Part of `staffWords`. */
export const archiveWords = {
  'archive-not-zip': refusal('This file is not a zip archive, or part of it is missing.'),
  'archive-without-manifest': refusal('It has no manifest, so it is not a Daybreak archive.'),
  'archive-manifest-foreign': refusal('Its manifest is not that of a Daybreak archive.'),
  'archive-manifest-incomplete': refusal('Its manifest is incomplete.'),
  'archive-newer': refusal(
    ({ format, known }: { format: number; known: number }) =>
      `A newer Daybreak made it (format ${format}; this one reads format ${known}). Update Daybreak, then import it.`,
  ),
  'archive-file-damaged': refusal(({ path }: InArchive) => `“${path}” in it is damaged.`),
  'archive-file-unreadable': refusal(({ path }: InArchive) => `“${path}” in it can’t be read.`),
  'archive-file-missing': refusal(
    ({ path }: InArchive) => `“${path}”, which its manifest lists, is missing.`,
  ),
  'archive-file-unlisted': refusal(({ path }: InArchive) => `“${path}” is not in its manifest.`),
  'archive-file-changed': refusal(
    ({ path }: InArchive) => `“${path}” was changed after the archive was made.`,
  ),
  'archive-file-misnamed': refusal(({ path }: InArchive) => `“${path}” has another’s name.`),
  'archive-file-of-other-type': refusal(
    ({ path }: InArchive) => `“${path}” is not what its name says.`,
  ),
  'archive-file-twice': refusal(({ path }: InArchive) => `It holds “${path}” twice.`),
  'archive-path-unsafe': refusal(
    ({ path }: InArchive) => `“${path}” would lead out of the archive. Nothing was read from it.`,
  ),
  'archive-path-foreign': refusal(
    ({ path }: InArchive) => `“${path}” does not belong in a Daybreak archive.`,
  ),
  'archive-brings-accounts': refusal(
    'It brings accounts, logs, jobs or notifications, which are never imported.',
  ),
  'archive-list-not-a-list': refusal(({ path }: InArchive) => `Its list “${path}” is not a list.`),
  'archive-list-incomplete': refusal(
    ({ name }: { name: string }) => `Its list “${name}” is not as long as its manifest says.`,
  ),
  'archive-too-many-files': refusal(
    ({ most }: { most: number }) => `It holds more than ${inDigits(most)} files.`,
  ),
  'archive-too-many-records': refusal(
    ({ most }: { most: number }) => `It holds more than ${inDigits(most)} records.`,
  ),
  'archive-file-too-large': refusal(
    ({ path, megabytes }: InArchive & { megabytes: number }) =>
      `Unpacked, “${path}” would take more than ${inDigits(megabytes)} MB.`,
  ),
  'archive-too-large': refusal(
    ({ gigabytes }: { gigabytes: number }) =>
      `Unpacked it would take more than ${inDigits(gigabytes)} GB.`,
  ),
  'archive-without-usable-records': refusal('None of its records can be imported.'),
  'archive-without-changes': refusal('Everything in it is here already.'),
  'export-too-large': refusal(
    ({ most, of }: { most: number; of: 'records' | 'files' | 'GB' }) =>
      `An archive holds ${inDigits(most)} ${of} at most, and there is more here. Use a backup instead.`,
  ),
  'import-cancelled': {
    title: 'Import Cancelled',
    message: 'The import was cancelled. Nothing was changed.',
  },
};
