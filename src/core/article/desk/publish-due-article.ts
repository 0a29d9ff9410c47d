import * as z from 'zod/mini';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { JobOutcome } from '../../job/job-outcome.ts';
import type { StoreChange } from '../../ports.ts';
import { readInput } from '../../use-case.ts';
import { sayInEnglish } from '../../words/say-in-english.ts';
import { articleTransition } from './article-transition.ts';
import { readDesk, stateOf, wordsOf } from './desk.ts';
import { articleForm, deskCommands } from './desk-commands.ts';
import { endPublication } from './end-publication.ts';
import { writePublication, writeRevision } from './write-desk.ts';

/** Rights of a scheduled publication, which the actor who scheduled it had. */
const rightOfSchedule = { mayWrite: false, mayPublish: true, mayEdit: false, mayLift: false };

/**
 * Publishes a scheduled draft that is due, with `dueAt` as its publication time. Does nothing if the draft
 * was published, withdrawn, deleted, unscheduled or rescheduled meanwhile. If no job ran until after its end,
 * it is withdrawn in the same transaction, and readers never have it.
 */
async function publishDueArticle(change: StoreChange, id: string, now: Date): Promise<JobOutcome> {
  const desk = await readDesk(change, id);
  const { draft } = desk;
  if (draft?.stage !== 'scheduled' || draft.dueAt === undefined) return { is: 'done' };
  const at = new Date(draft.dueAt);
  if (at > now || !articleTransition(stateOf(desk, now), 'publish', rightOfSchedule).ok) {
    return { is: 'done' };
  }
  const checked = readInput(articleForm, draft);
  if (!checked.ok) {
    return { is: 'failed', reason: sayInEnglish(checked.failure).message, isFinal: true };
  }
  const opened = { change, desk, id, now, by: draft.scheduledBy };
  const saved = await writePublication(opened, wordsOf(draft), at);
  await writeRevision(opened, saved, 'publish');
  await change.insert('activity', {
    ...deskCommands.publish.log(saved.title, {}, false),
    subject: { collection: 'articles', id },
    timestamp: now.toISOString(),
    actor: draft.scheduledBy,
  });
  const { endsAt } = saved;
  if (endsAt !== undefined && new Date(endsAt) <= now) {
    await endPublication(change, { id, endsAt, by: draft.scheduledBy }, now);
  }
  return { is: 'done' };
}

/** The job that publishes scheduled drafts, in the order of their instants. */
export const publishArticleJob = defineStoreJob({
  label: 'Publication',
  payload: z.object({ id: z.string() }),
  carryOut: ({ payload: { id }, change, now }) => publishDueArticle(change, id, now),
});
