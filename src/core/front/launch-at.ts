import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordEvent } from '../activity/record-event.ts';
import { actorBehind } from '../article/desk/actor-behind.ts';
import { defineStoreJob } from '../job/job-handler.ts';
import { admits, editors } from '../permission.ts';
import type { StoreView } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { applyLaunch } from './apply-launch.ts';
import { frontPlanSchema } from './front-plan.ts';

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

const payloadSchema = z.pick(waitingLaunchSchema, { plan: true, by: true });

/** Lists the launches that wait for their hour, the next one first. */
export async function waitingLaunches(view: Pick<StoreView, 'list'>): Promise<WaitingLaunch[]> {
  const jobs = await view.list('jobs', { where: { kind: LAUNCH_FRONT, state: 'waiting' } });
  return jobs
    .flatMap(({ id, wantedAt, payload }): WaitingLaunch[] => {
      const { data } = z.safeParse(payloadSchema, payload);
      return data ? [{ id, at: wantedAt, ...data }] : [];
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
  carryOut: async ({ payload: { plan, by }, change, ports, now }) => {
    if (!admits(editors, await actorBehind(change, ports, by))) {
      return { is: 'failed', reason: words.thePersonWhoScheduledTheFront, isFinal: true };
    }
    const { activity } = await applyLaunch(change, { plan, by, now });
    await recordEvent(change, activity, { by, at: now });
    return { is: 'done' };
  },
});
