import * as z from 'zod/mini';
import { defineJob } from '../../job/job-handler.ts';
import type { JobOutcome } from '../../job/job-outcome.ts';
import type { StoreChange } from '../../ports.ts';
import { readInput } from '../../use-case.ts';
import { sayInEnglish } from '../../words/say-in-english.ts';
import { articleTransition } from './article-transition.ts';
import { readDesk, stateOf, wordsOf } from './desk.ts';
import { articleForm, deskCommands } from './desk-commands.ts';
import { writePublication, writeRevision } from './write-desk.ts';

/** The right under which the schedule acts: whoever made it had it. */
const rightOfSchedule = { mayWrite: false, mayPublish: true, mayEdit: false };

/**
 * Publishes a scheduled draft whose instant has come, under that instant. Work that is no longer wanted is
 * done: the draft was published, withdrawn, deleted, taken off the schedule or given a later instant.
 */
async function publishDueArticle(change: StoreChange, id: string, now: Date): Promise<JobOutcome> {
  const desk = await readDesk(change, id);
  const { draft } = desk;
  if (draft?.stage !== 'scheduled' || draft.dueAt === undefined) return { is: 'done' };
  const at = new Date(draft.dueAt);
  if (at > now || !articleTransition(stateOf(desk), 'publish', rightOfSchedule).ok) {
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
  return { is: 'done' };
}

/** Publications that are due. One at a time, so that those of one instant keep their order. */
export const publishArticleJob = defineJob({
  label: 'Publication',
  payload: z.object({ id: z.string() }),
  atOnce: 1,
  run: ({ payload: { id }, ports: { store, clock } }) =>
    store.change((change) => publishDueArticle(change, id, clock.now())),
});
