import * as z from 'zod/mini';
import { recordEvent } from '../../activity/record-event.ts';
import { type Failure, Refusal } from '../../errors.ts';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { JobOutcome } from '../../job/job-outcome.ts';
import type { Ports, StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { sayInEnglish } from '../../words/say-in-english.ts';
import { actorBehind } from './actor-behind.ts';
import { applyCommand } from './apply-command.ts';
import { rightsOver } from './article-rights.ts';
import { readDesk } from './desk.ts';
import { endPublication } from './end-publication.ts';

/** Refusals that another attempt would meet again. */
const finalKinds: readonly string[] = ['forbidden', 'invalid', 'taken'];

const reasonOf = (failure: Failure): string =>
  failure.kind === 'forbidden'
    ? 'The person who scheduled it may not publish it any more.'
    : sayInEnglish(failure).message;

/**
 * Publishes a scheduled draft that is due, with `dueAt` as its publication time, as if the one who scheduled it pressed
 * *Publish* then. Does nothing if the draft was published, withdrawn, deleted, unscheduled or rescheduled meanwhile. If no
 * job ran until after its end, it is withdrawn in the same transaction, and readers never have it.
 */
async function publishDueArticle(
  change: StoreChange,
  ports: Ports,
  id: string,
  now: Date,
): Promise<JobOutcome> {
  const desk = await readDesk(change, id);
  const { draft } = desk;
  if (draft?.stage !== 'scheduled' || draft.dueAt === undefined) return { is: 'done' };
  const at = new Date(draft.dueAt);
  if (at > now) return { is: 'done' };
  const by = draft.scheduledBy;
  const actor = await actorBehind(change, by);
  const rights = rightsOver(actor, draft, await settingsIn(change));
  const { value: saved, activity } = await applyCommand(change, ports, {
    ...{ command: 'publish', desk, input: {}, actor, rights, by, now, at },
  });
  if (activity) await recordEvent(change, activity, { by, at: now });
  const { endsAt } = saved;
  if (endsAt !== undefined && new Date(endsAt) <= now) {
    await endPublication(change, ports, { id, endsAt, by }, now);
  }
  return { is: 'done' };
}

/** The job that publishes scheduled drafts, in the order of their instants. */
export const publishArticleJob = defineStoreJob({
  label: 'Publication',
  payload: z.object({ id: z.string() }),
  carryOut: async ({ payload: { id }, change, ports, now }) => {
    try {
      return await publishDueArticle(change, ports, id, now);
    } catch (error) {
      if (!(error instanceof Refusal) || !finalKinds.includes(error.failure.kind)) throw error;
      // Refused before anything was written.
      return { is: 'failed', reason: reasonOf(error.failure), isFinal: true };
    }
  },
});
