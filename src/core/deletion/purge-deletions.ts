import * as z from 'zod/mini';
import { enqueue } from '../job/enqueue.ts';
import { defineStoreJob } from '../job/job-handler.ts';
import type { StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';

/** Kind of the jobs that remove what was deleted long enough ago. */
export const PURGE_DELETIONS = 'purge-deletions';

/** Most deletions that are removed at once. */
const MOST_AT_ONCE = 100;

/** Adds the job that removes what can't be restored any more; none while one waits, which adds the next. */
export async function enqueuePurge(change: StoreChange, dueAt: Date): Promise<void> {
  const where = { kind: PURGE_DELETIONS, state: 'waiting' };
  if ((await change.count('jobs', { where })) > 0) return;
  await enqueue(change, { kind: PURGE_DELETIONS, dueAt });
}

/** The deletions that end first. */
const firstToGo = (change: StoreChange) =>
  change.list('deletions', { sort: { by: 'until', isDescending: false }, limit: MOST_AT_ONCE });

/** Removes what can't be restored any more, up to `MOST_AT_ONCE`. */
export async function purgeDeletions(change: StoreChange, now: Date): Promise<void> {
  for (const { id, until } of await firstToGo(change)) {
    if (until <= now.toISOString()) await change.remove('deletions', id);
  }
}

/** The job that removes what can't be restored any more. */
export const purgeDeletionsJob = defineStoreJob({
  label: words.removalOfDeleted,
  payload: z.object({}),
  carryOut: async ({ change, now }) => {
    await purgeDeletions(change, now);
    const [next] = await firstToGo(change);
    if (next) await enqueue(change, { kind: PURGE_DELETIONS, dueAt: new Date(next.until) });
    return { is: 'done' };
  },
});
