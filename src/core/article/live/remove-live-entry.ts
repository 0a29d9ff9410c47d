import * as z from 'zod/mini';
import { idSchema } from '../../contract.ts';
import { failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { defineChange } from '../../use-case.ts';
import { articleToCover } from './article-to-cover.ts';
import { keyPointOf } from './live-entry.ts';

/** Removes an entry of a live blog. Refuses with `not-found`, and as `articleToCover`. */
export const removeLiveEntry = defineChange({
  name: 'removeLiveEntry',
  contract: {
    route: 'DELETE /admin/articles/:id/entries/:entryId',
    summary: 'Remove an entry of a live blog',
    answers: idSchema,
    refusals: ['not-found', 'wrong-state'],
  },
  may: staff,
  input: z.object({ id: z.string(), entryId: z.string() }),
  change: async (change, { input: { id, entryId }, actor }) => {
    const { title } = await articleToCover(change, actor, id);
    const stored = await change.get('liveEntries', entryId);
    if (stored?.article !== id) throw new Refusal(failures.deletedAlready());
    await change.remove('liveEntries', entryId);
    return {
      value: { id: entryId },
      activity: {
        event: 'live-entry-removed',
        subject: { collection: 'liveEntries', id: entryId },
        action: 'Removed Live Entry',
        description: `Entry "${keyPointOf(stored)}" of "${title}" was removed`,
      },
    };
  },
});
