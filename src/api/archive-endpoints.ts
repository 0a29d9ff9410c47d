import * as z from 'zod/mini';
import { accepted } from '#core/accepted.ts';
import type { Actor } from '#core/actor.ts';
import { importReportSchema } from '#core/archive/import-report.ts';
import { Refusal } from '#core/errors.ts';
import { provenOwners } from '#core/permission.ts';
import type { AdminApiSetting, ReceivedFile } from './api-setting.ts';
import { defineEndpoint } from './endpoint.ts';
import { streamOf } from './streams.ts';

const ZIP = 'application/zip';

/** Refuses other actors before a body is read or a thread is started. */
function admitOwner(actor: Actor): void {
  const objection = provenOwners.objectionTo(actor);
  if (objection) throw new Refusal(objection);
}

const inMemory = async (request: Request): Promise<ReceivedFile> => ({
  file: await request.blob(),
  discard: async () => {},
});

/** Calls that export and import archives. */
export const archiveEndpoints = ({ backOffice, receiveFile = inMemory }: AdminApiSetting) =>
  [
    defineEndpoint(
      {
        route: 'GET /admin/archive',
        summary: 'All content as one archive',
        answersFile: ZIP,
        who: 'owners who proved who they are',
      },
      async ({ actor }) => {
        admitOwner(actor);
        const { bytes, fileName } = accepted(await backOffice.exportArchive(actor, {}));
        const headers = {
          'content-type': ZIP,
          'content-disposition': `attachment; filename="${fileName}"`,
        };
        return new Response(streamOf(bytes), { headers });
      },
    ),
    defineEndpoint(
      {
        route: 'POST /admin/archive',
        summary: 'Put an archive’s content among the stored content',
        description: 'All or nothing. With `dry-run`, tells what it would do and does nothing.',
        takes: z.object({ 'dry-run': z.optional(z.string()) }),
        takesFile: ZIP,
        answers: importReportSchema,
        who: 'owners who proved who they are',
      },
      async ({ actor, input, exchange: { request } }) => {
        admitOwner(actor);
        const { file, discard } = await receiveFile(request);
        try {
          const isDryRun = input['dry-run'] !== undefined;
          const use = isDryRun ? backOffice.checkArchive : backOffice.importArchive;
          const isCancelled = (): boolean => request.signal.aborted;
          return accepted(await use(actor, { archive: file, isCancelled }));
        } finally {
          await discard();
        }
      },
    ),
  ] as const;
