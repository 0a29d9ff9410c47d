import * as z from 'zod/mini';
import { enqueue } from '../job/enqueue.ts';
import { defineStoreJob } from '../job/job-handler.ts';
import type { StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';

/** Kind of the jobs that remove what was deleted long enough ago. */
export const PURGE_DELETIONS = 'purge-deletions';

/** Most deletions that are removed at once. */
const MOST_AT_ONCE = 20;

/** Adds the job that removes what is over at `dueAt`; none while one waits for an earlier instant, which adds the next. */
export async function enqueuePurge(change: StoreChange, dueAt: Date, now: Date): Promise<void> {
  const due = { after: now.getTime(), before: dueAt.getTime() + 1 };
  const where = { kind: PURGE_DELETIONS, state: 'waiting', due };
  if ((await change.count('jobs', { where })) > 0) return;
  await enqueue(change, { kind: PURGE_DELETIONS, dueAt });
}

/** The deletions that end first. */
const firstToGo = (change: StoreChange, limit: number) =>
  change.list('deletions', { sort: { by: 'until', isDescending: false }, limit });

/** Due at once, but after this attempt. */
const laterOf = (instant: Date, now: Date): Date =>
  new Date(Math.max(instant.getTime(), now.getTime() + 1));

/** Removes what can't be restored any more, up to `MOST_AT_ONCE`. */
export async function purgeDeletions(change: StoreChange, now: Date): Promise<void> {
  for (const { id, until } of await firstToGo(change, MOST_AT_ONCE)) {
    if (until <= now.toISOString()) await change.remove('deletions', id);
  }
}

/** The job that removes what can't be restored any more. */
export const purgeDeletionsJob = defineStoreJob({
  label: words.removalOfDeleted,
  payload: z.object({}),
  carryOut: async ({ change, now }) => {
    await purgeDeletions(change, now);
    const [next] = await firstToGo(change, 1);
    if (next) await enqueuePurge(change, laterOf(new Date(next.until), now), now);
    return { is: 'done' };
  },
});
