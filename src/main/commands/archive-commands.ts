import { writeFile } from 'node:fs/promises';
import { deskInWords } from '#core/archive/desk-report.ts';
import {
  type CollectionReport,
  changesIn,
  type ImportReport,
  isImportEmpty,
} from '#core/archive/import-report.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { type DiskFile, openDiskFile } from '#server/archives/disk-file.ts';
import { type Command, CommandError } from './command.ts';
import { operator, valueOrEnd, withNewsroom } from './with-newsroom.ts';
import { writeWhole } from './write-file.ts';

async function openArchiveFile(path: string): Promise<DiskFile> {
  try {
    return await openDiskFile(path);
  } catch (error) {
    throw new CommandError(
      `${path} can’t be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const countOf = (records: number): string => counted(records, { one: 'record', other: 'records' });

const lineOf = ({ name, added, replaced, unchanged, refused }: CollectionReport): string =>
  `  ${name.padEnd(22)} ${inDigits(added)} new, ${inDigits(replaced)} replaced, ${inDigits(unchanged)} unchanged, ${inDigits(refused.length)} refused`;

/** Ends the command if records would be refused, or replaced without `--force`. */
function mustBeWhole({ collections }: ImportReport, isForced: boolean): void {
  const refused = collections.flatMap((one) =>
    one.refused.map(({ id, reason }) => `  ${one.name} ${id}: ${reason}`),
  );
  if (refused.length > 0) {
    throw new CommandError(
      `Nothing was imported, for some records can’t be:\n${refused.join('\n')}\nThe back office can import the others.`,
    );
  }
  const replaced = collections.reduce((sum, one) => sum + one.replaced, 0);
  if (replaced > 0 && !isForced) {
    throw new CommandError(
      `Nothing was imported: ${countOf(replaced)} here would be replaced. --force replaces what is here.`,
    );
  }
}

export const importContent: Command = {
  name: 'import',
  takes: '<file>',
  words: 1,
  summary: 'Puts an archive’s content among what is there; all of it, or nothing.',
  options: {
    force: { type: 'boolean', meaning: 'Replaces records that are here already.' },
    'dry-run': { type: 'boolean', meaning: 'Only says what would be done.' },
  },
  run: async (call) => {
    const archive = await openArchiveFile(call.words[0] ?? '');
    await withNewsroom(call, async ({ backOffice }) => {
      const planned = valueOrEnd(await backOffice.checkArchive(operator, { archive }));
      for (const collection of planned.collections) call.say(lineOf(collection));
      const { added, unchanged } = planned.uploads;
      call.say(
        `  ${'uploaded files'.padEnd(22)} ${inDigits(added)} new, ${inDigits(unchanged)} unchanged`,
      );
      for (const sentence of deskInWords(planned.desk)) call.say(`  ${sentence}`);
      if (call.options['dry-run']) return call.say('Nothing was imported: this was a dry run.');
      mustBeWhole(planned, call.options.force === true);
      if (isImportEmpty(planned)) return call.say('Everything in it is here already.');
      const report = valueOrEnd(await backOffice.importArchive(operator, { archive }));
      call.say(
        `Imported ${countOf(changesIn(report))}, uploaded files: ${inDigits(report.uploads.added)}.`,
      );
    });
  },
};

export const exportContent: Command = {
  name: 'export',
  takes: '<file>',
  words: 1,
  summary: 'Writes all content into an archive that either edition can import.',
  options: { force: { type: 'boolean', meaning: 'Replaces the file if it is there.' } },
  run: (call) =>
    withNewsroom(call, async ({ backOffice }) => {
      const { bytes } = valueOrEnd(await backOffice.exportArchive(operator, {}));
      const path = await writeWhole(call.words[0] ?? '', {
        isForced: call.options.force === true,
        write: (partly) => writeFile(partly, bytes),
      });
      call.say(`Exported to ${path}.`);
    }),
};
