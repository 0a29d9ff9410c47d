import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import type { Contract } from '../contract.ts';
import { failures, Refusal, rule } from '../errors.ts';
import { enqueue } from '../job/enqueue.ts';
import { editors } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { longest, textOf } from '../text/form-text.ts';
import { instantText } from '../text/instant-text.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { applyLaunch } from './apply-launch.ts';
import { frontId, requireFront } from './arranged-front.ts';
import {
  emptyPlan,
  type FrontPlan,
  frontPlanSchema,
  type Pin,
  pinSchema,
  slots,
  slotsOfFront,
} from './front-plan.ts';
import { LAUNCH_FRONT, waitingLaunches } from './launch-at.ts';

/** Most articles that can be kept from filling places. */
const MOST_OFF = 50;

const articleId = z.string().check(z.minLength(1), z.maxLength(longest.name));

/** Most launches that can wait for their hour. */
const MOST_WAITING = 20;

const pins = z
  .array(
    z.object({
      slot: pinSchema.shape.slot,
      article: articleId,
      until: z.optional(instantText('pin-end-malformed')),
      headline: z._default(textOf('front-headline-too-long', longest.title), ''),
      secondHeadline: z.optional(textOf('front-headline-too-long', longest.title)),
    }),
  )
  .check(
    z.maxLength(slots.length, rule('front-place-twice')),
    z.refine(
      (all) => new Set(all.map(({ slot }) => slot)).size === all.length,
      rule('front-place-twice'),
    ),
    z.refine(
      (all) => new Set(all.map(({ article }) => article)).size === all.length,
      rule('front-article-twice'),
    ),
  );

const off = z.array(articleId).check(z.maxLength(MOST_OFF, rule('front-too-many-off')));

const contract = {
  route: 'PUT /admin/front/:front',
  summary: 'Launch a front: give readers the homepage or the section of this plan',
  description: 'A front is named by `home`, or by the id of its category.',
  takes: z.looseObject({}),
  takesForm: async () => z.object({ pins, off }),
  answers: frontPlanSchema,
  refusals: ['conflict', 'not-found'],
  isVersioned: true,
  hasTag: true,
} as const satisfies Contract;

/** Refuses pins in places that the front lacks. */
function refuseForeignPlaces(front: string, given: readonly Pin[]): void {
  const own = slotsOfFront(front);
  const at = given.findIndex(({ slot }) => !own.includes(slot));
  if (at < 0) return;
  throw new Refusal({
    kind: 'invalid',
    code: 'front-place-unknown',
    field: `pins.${at}.slot`,
  });
}

/** Refuses new pins of articles that readers don't have; articles of earlier ones may come back. */
async function refuseUnpublished(
  change: StoreChange,
  before: FrontPlan,
  given: readonly Pin[],
): Promise<void> {
  const known = new Set(before.pins.map(({ article }) => article));
  for (const [at, { article }] of given.entries()) {
    if (known.has(article) || (await change.get('articles', article))) continue;
    throw new Refusal({
      kind: 'invalid',
      code: 'front-article-missing',
      field: `pins.${at}.article`,
    });
  }
}

/**
 * Gives readers the front of a plan, as a whole, and keeps the plan before. Refuses with `invalid` (a place or an
 * article twice, a place of another front, an article that isn't published), `conflict`, and `not-found` without such a
 * section.
 */
export const launchFront = defineChange({
  name: 'launchFront',
  contract,
  may: editors,
  input: z.strictObject({ front: frontId, version: z.optional(versionGiven), pins, off }),
  change: async (change, { input: { front: id, version, ...plan }, actor, ports: { clock } }) => {
    const front = await requireFront(change, id);
    const before = (await change.get('fronts', id)) ?? emptyPlan(id);
    refuseStale(version, before);
    refuseForeignPlaces(id, plan.pins);
    await refuseUnpublished(change, before, plan.pins);
    const by = await describeActor(change, actor);
    return applyLaunch(change, { front, plan, by, now: clock.now() });
  },
});

/**
 * Schedules the launch of a front. Refuses with `invalid` (as `launchFront`, an hour that is past, and more than `MOST_WAITING`). Articles may be
 * published by then: pins of others count as none.
 */
export const scheduleLaunch = defineChange({
  name: 'scheduleLaunch',
  contract: {
    route: 'POST /admin/front/:front/launches',
    summary: 'Launch a front at an hour',
    answers: z.object({ id: z.string() }),
    refusals: ['not-found'],
    status: 201,
  },
  may: editors,
  input: z.strictObject({ front: frontId, at: instantText('launch-hour-malformed'), pins, off }),
  change: async (change, { input: { front, at, ...plan }, actor, ports: { clock } }) => {
    const { section } = await requireFront(change, front);
    refuseForeignPlaces(front, plan.pins);
    if (Date.parse(at) <= clock.now().getTime()) {
      throw new Refusal({ kind: 'invalid', code: 'launch-hour-past', field: 'at' });
    }
    if ((await waitingLaunches(change, front)).length >= MOST_WAITING) {
      throw new Refusal({ kind: 'invalid', code: 'front-too-many-launches', field: 'at' });
    }
    const by = await describeActor(change, actor);
    const { id } = await enqueue(change, {
      kind: LAUNCH_FRONT,
      subject: { collection: 'fronts', id: front },
      dueAt: new Date(at),
      payload: { front, plan, by },
    });
    return {
      value: { id },
      activity: {
        event: 'front-scheduled',
        subject: { collection: 'fronts', id: front },
        action: words.scheduledFront,
        description: words.aFrontWasScheduled(at, section),
      },
    };
  },
});

/** Cancels a launch that waits for its hour. Refuses with `not-found` if it was launched or cancelled meanwhile. */
export const cancelLaunch = defineChange({
  name: 'cancelLaunch',
  contract: {
    route: 'DELETE /admin/front/:front/launches/:id',
    summary: 'Cancel a scheduled launch of a front',
    answers: z.object({}),
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ front: frontId, id: z.string() }),
  change: async (change, { input: { front, id } }) => {
    const { section } = await requireFront(change, front);
    const launch = (await waitingLaunches(change, front)).find((one) => one.id === id);
    if (!launch) throw new Refusal(failures.deletedAlready());
    await change.remove('jobs', id);
    return {
      value: {},
      activity: {
        event: 'front-unscheduled',
        subject: { collection: 'fronts', id: front },
        action: words.unscheduledFront,
        description: words.aFrontWasUnscheduled(launch.at, section),
      },
    };
  },
});
