import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AdminApiSetting } from './admin-api.ts';
import { answer } from './answer.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { valueFrom } from './problem.ts';

const importQuery = z.object({ 'dry-run': z.optional(z.string()) });

/** Everything as one archive, out and in, and what takes the space. */
export const archiveRoutes = ({ backOffice }: AdminApiSetting) =>
  new Hono<ApiEnv>()
    .get('/storage', async (c) =>
      answer(c, valueFrom(await backOffice.readStorageUsage(c.var.actor, {}))),
    )
    .get('/archive', async (c) => {
      const { bytes, fileName } = valueFrom(await backOffice.exportArchive(c.var.actor, {}));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    })
    .post('/archive', checked('query', importQuery), async (c) => {
      const archive = new Uint8Array(await c.req.arrayBuffer());
      const isDryRun = c.req.valid('query')['dry-run'] !== undefined;
      const use = isDryRun ? backOffice.checkArchive : backOffice.importArchive;
      return answer(c, valueFrom(await use(c.var.actor, { archive })));
    });
