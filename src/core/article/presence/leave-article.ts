import * as z from 'zod/mini';
import { idSchema } from '../../contract.ts';
import { done, refused } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateTask } from '../../use-case.ts';
import { tabSchema } from './keep-presence.ts';
import { presenceNeedsServer } from './presence-needs-server.ts';

/** Reports that a tab has closed an article. Refuses with `unavailable` in the browser edition. */
export const leaveArticle = definePrivateTask({
  name: 'leaveArticle',
  contract: {
    route: 'DELETE /admin/articles/:id/presence/:tab',
    summary: 'Report that one has closed an article',
    answers: idSchema,
    refusals: ['unavailable'],
  },
  may: staff,
  input: z.object({ id: z.string(), tab: tabSchema }),
  run: async ({ input: { id, tab }, ports: { online } }) => {
    if (!online) return refused(presenceNeedsServer);
    await online.presences.leave(id, tab);
    return done({ id });
  },
});
