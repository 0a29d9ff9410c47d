import * as z from 'zod/mini';
import { recordEvent } from '../../activity/record-event.ts';
import { type Failure, Refusal } from '../../errors.ts';
import type { JobOutcome } from '../../job/job.ts';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { Ports, StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import type { Changed } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { sayInEnglish } from '../../words/say-in-english.ts';
import type { Article } from '../article.ts';
import { actorBehind } from './actor-behind.ts';
import { applyCommand } from './apply-command.ts';
import { rightsOver } from './article-rights.ts';
import { embargoInForce } from './article-transition.ts';
import { type Desk, readDesk } from './desk.ts';
import type { Draft } from './draft.ts';
import { endPublication } from './end-publication.ts';

/** Failures that another attempt would meet again. */
const isFinal = ({ kind }: Failure): boolean => kind === 'forbidden' || kind === 'invalid';

const reasonOf = (failure: Failure): string =>
  failure.kind === 'forbidden' && failure.code !== embargoInForce.code
    ? words.thePersonWhoScheduled
    : sayInEnglish(failure).message;

interface DueDraft {
  desk: Desk;
  draft: Draft;
  at: Date;
  now: Date;
}

/** Gives the command *publish* for the one who scheduled the draft. Returns the failure for which it can't be given. */
async function publishFor(
  change: StoreChange,
  ports: Ports,
  { desk, draft, at, now }: DueDraft,
): Promise<Changed<Article | Draft> | Failure> {
  const by = draft.scheduledBy;
  const actor = await actorBehind(change, ports, by);
  const rights = rightsOver(actor, draft, await settingsIn(change));
  try {
    return await applyCommand(change, ports, {
      ...{ command: 'publish', desk, input: {}, actor, rights, by, now, at },
    });
  } catch (error) {
    // Such refusals come before anything is written.
    if (error instanceof Refusal && isFinal(error.failure)) return error.failure;
    throw error;
  }
}

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
  const { draft, publication } = desk;
  if (draft?.stage !== 'scheduled' || draft.dueAt === undefined) return { is: 'done' };
  const at = new Date(draft.dueAt);
  if (at > now) return { is: 'done' };
  const published = await publishFor(change, ports, { desk, draft, at, now });
  if ('kind' in published) return { is: 'failed', reason: reasonOf(published), isFinal: true };
  const by = draft.scheduledBy;
  const { value, activity } = published;
  if (activity) await recordEvent(change, activity, { by, at: now });
  const { endsAt } = value;
  if (endsAt !== undefined && new Date(endsAt) <= now) {
    await endPublication(change, ports, { id, endsAt, by, isUnseen: !publication }, now);
  }
  return { is: 'done' };
}

/** The job that publishes scheduled drafts, in the order of their instants. */
export const publishArticleJob = defineStoreJob({
  label: words.publication,
  payload: z.object({ id: z.string() }),
  carryOut: ({ payload: { id }, change, ports, now }) => publishDueArticle(change, ports, id, now),
});
