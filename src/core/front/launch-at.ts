import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordEvent } from '../activity/record-event.ts';
import { actorBehind } from '../article/desk/actor-behind.ts';
import { defineStoreJob } from '../job/job-handler.ts';
import { admits, editors } from '../permission.ts';
import type { StoreView } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { applyLaunch } from './apply-launch.ts';
import { frontWithId } from './arranged-front.ts';
import { frontPlanSchema, HOMEPAGE } from './front-plan.ts';

/** Kind of the jobs that launch a front at an hour. */
export const LAUNCH_FRONT = 'launch-front';

/** A launch that waits for its hour. */
export const waitingLaunchSchema = z.object({
  /** Id of its job. */
  id: z.string(),
  /** Instant of the launch, ISO 8601. */
  at: z.string(),
  by: loggedActorSchema,
  plan: z.pick(frontPlanSchema, { pins: true, off: true }),
});

export type WaitingLaunch = z.infer<typeof waitingLaunchSchema>;

const payloadSchema = z.extend(z.pick(waitingLaunchSchema, { plan: true, by: true }), {
  front: z._default(z.string(), HOMEPAGE),
});

/** Lists the launches of a front that wait for their hour, the next one first. */
export async function waitingLaunches(
  view: Pick<StoreView, 'list'>,
  front: string,
): Promise<WaitingLaunch[]> {
  const jobs = await view.list('jobs', { where: { kind: LAUNCH_FRONT, state: 'waiting' } });
  return jobs
    .flatMap(({ id, wantedAt, payload }): WaitingLaunch[] => {
      const { data } = z.safeParse(payloadSchema, payload);
      return data?.front === front ? [{ id, at: wantedAt, by: data.by, plan: data.plan }] : [];
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * The job that launches a front at its hour, as if the one who scheduled it pressed *Launch* then. Fails for good if
 * they may not any more. Pins of articles that readers don't have leave their places to others.
 */
export const launchFrontJob = defineStoreJob({
  label: words.launchOfAFront,
  payload: payloadSchema,
  carryOut: async ({ payload: { front: id, plan, by }, change, ports, now }) => {
    if (!admits(editors, await actorBehind(change, ports, by))) {
      return { is: 'failed', reason: words.thePersonWhoScheduledTheFront, isFinal: true };
    }
    const front = await frontWithId(change, id);
    if (!front) return { is: 'failed', reason: words.theSectionIsGone, isFinal: true };
    const { activity } = await applyLaunch(change, { front, plan, by, now });
    await recordEvent(change, activity, { by, at: now });
    return { is: 'done' };
  },
});
