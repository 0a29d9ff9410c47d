import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineChange, defineRead, mustBeProvenOwner } from '../use-case.ts';
import { archiveRefusal } from './archive-format.ts';
import { changesIn, type ImportReport, refusalsIn } from './import-report.ts';
import { planImport } from './plan-import.ts';
import { readArchive } from './read-archive.ts';

const input = z.object({ archive: z.custom<Uint8Array>((value) => value instanceof Uint8Array) });

/** What importing an archive would do, before anything is done. */
export const checkArchive = defineRead({
  name: 'checkArchive',
  may: mustBeProvenOwner,
  input,
  read: async (view, { input: { archive }, ports }) => {
    const contents = await readArchive(archive, await ports.archives());
    return done<ImportReport>((await planImport(contents, view)).report);
  },
});

/**
 * Puts an archive's records among the stored ones, all in one transaction: new ones are added,
 * those with the same id replaced, none removed. Records that are refused are left out.
 */
export const importArchive = defineChange({
  name: 'importArchive',
  may: mustBeProvenOwner,
  input,
  prepare: async ({ input: { archive }, ports }) => readArchive(archive, await ports.archives()),
  change: async (change, { prepared }) => {
    const { report, puts } = await planImport(prepared, change);
    if (puts.length === 0) {
      throw archiveRefusal(
        refusalsIn(report) > 0
          ? 'None of its records can be imported.'
          : 'Everything in it is here already.',
      );
    }
    for (const { name, record } of puts) await change.put(name, record);
    const changed = changesIn(report);
    return {
      value: report,
      activity: {
        action: 'Imported Archive',
        description: `Archive of ${report.createdAt.slice(0, 10)} was imported: ${changed} ${changed === 1 ? 'record' : 'records'} added or replaced`,
      },
      security: { kind: 'import', description: `imported an archive, ${changed} records` },
    };
  },
});
