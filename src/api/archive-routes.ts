import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { mustBeProvenOwner } from '#core/actor.ts';
import type { AdminApiSetting, ReceivedFile } from './admin-api.ts';
import { answer } from './answer.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { problemOf, valueFrom } from './problem.ts';
import { streamOf } from './stream-of.ts';

const importQuery = z.object({ 'dry-run': z.optional(z.string()) });

/** Asked before a body is read or a thread begun. */
const admitOwners: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const objection = mustBeProvenOwner(c.var.actor);
  if (objection) throw problemOf(objection);
  await next();
};

const inMemory = async (request: Request): Promise<ReceivedFile> => ({
  file: await request.blob(),
  discard: async () => {},
});

/** Everything as one archive, out and in, and what takes the space. */
export const archiveRoutes = ({ backOffice, receiveFile = inMemory }: AdminApiSetting) =>
  new Hono<ApiEnv>()
    .get('/storage', async (c) =>
      answer(c, valueFrom(await backOffice.readStorageUsage(c.var.actor, {}))),
    )
    .get('/archive', admitOwners, async (c) => {
      const { bytes, fileName } = valueFrom(await backOffice.exportArchive(c.var.actor, {}));
      return c.body(streamOf(bytes), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    })
    .post('/archive', admitOwners, checked('query', importQuery), async (c) => {
      const { signal } = c.req.raw;
      const { file, discard } = await receiveFile(c.req.raw);
      try {
        const isDryRun = c.req.valid('query')['dry-run'] !== undefined;
        const use = isDryRun ? backOffice.checkArchive : backOffice.importArchive;
        const isCancelled = (): boolean => signal.aborted;
        return answer(c, valueFrom(await use(c.var.actor, { archive: file, isCancelled })));
      } finally {
        await discard();
      }
    });
