import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import type { Contract } from '../contract.ts';
import { failures, Refusal, type RuleCode, rule } from '../errors.ts';
import { enqueue } from '../job/enqueue.ts';
import { editors } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { longest, textOf } from '../text/form-text.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { applyLaunch } from './apply-launch.ts';
import {
  emptyPlan,
  type FrontPlan,
  frontPlanSchema,
  HOMEPAGE,
  type Pin,
  slots,
} from './front-plan.ts';
import { LAUNCH_FRONT, waitingLaunches } from './launch-at.ts';

/** Most articles that can be kept from filling places. */
const MOST_OFF = 50;

const articleId = z.string().check(z.minLength(1), z.maxLength(longest.name));

/** Most launches that can wait for their hour. */
const MOST_WAITING = 20;

/** An instant, in the form in which it is stored. */
const instantText = (malformed: RuleCode) =>
  z.string().check(
    z.refine((instant) => !Number.isNaN(Date.parse(instant)), {
      error: rule(malformed),
      abort: true,
    }),
    z.overwrite((instant) => new Date(instant).toISOString()),
  );

const pins = z
  .array(
    z.object({
      slot: z.enum(slots),
      article: articleId,
      until: z.optional(instantText('pin-end-malformed')),
      headline: z._default(textOf('front-headline-too-long', longest.title), ''),
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
  route: 'PUT /admin/front',
  summary: 'Launch the front: give readers the homepage of this plan',
  takes: z.looseObject({}),
  takesForm: async () => z.object({ pins, off }),
  answers: frontPlanSchema,
  refusals: ['conflict'],
  isVersioned: true,
  hasTag: true,
} as const satisfies Contract;

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
 * Gives readers the homepage of a plan, as a whole, and keeps the plan before. Refuses with `invalid` (a place or an
 * article twice, an article that isn't published) and `conflict`.
 */
export const launchFront = defineChange({
  name: 'launchFront',
  contract,
  may: editors,
  input: z.strictObject({ version: z.optional(versionGiven), pins, off }),
  change: async (change, { input: { version, ...plan }, actor, ports: { clock } }) => {
    const before = (await change.get('fronts', HOMEPAGE)) ?? emptyPlan();
    refuseStale(version, before);
    await refuseUnpublished(change, before, plan.pins);
    const by = await describeActor(change, actor);
    return applyLaunch(change, { plan, by, now: clock.now() });
  },
});

/**
 * Schedules the launch of a front. Refuses with `invalid` (as `launchFront`, an hour that is past, and more than `MOST_WAITING`). Articles may be
 * published by then: pins of others count as none.
 */
export const scheduleLaunch = defineChange({
  name: 'scheduleLaunch',
  contract: {
    route: 'POST /admin/front/launches',
    summary: 'Launch a front at an hour',
    answers: z.object({ id: z.string() }),
    status: 201,
  },
  may: editors,
  input: z.strictObject({ at: instantText('launch-hour-malformed'), pins, off }),
  change: async (change, { input: { at, ...plan }, actor, ports: { clock } }) => {
    if (Date.parse(at) <= clock.now().getTime()) {
      throw new Refusal({ kind: 'invalid', code: 'launch-hour-past', field: 'at' });
    }
    if ((await waitingLaunches(change)).length >= MOST_WAITING) {
      throw new Refusal({ kind: 'invalid', code: 'front-too-many-launches', field: 'at' });
    }
    const by = await describeActor(change, actor);
    const { id } = await enqueue(change, {
      kind: LAUNCH_FRONT,
      subject: { collection: 'fronts', id: HOMEPAGE },
      dueAt: new Date(at),
      payload: { plan, by },
    });
    return {
      value: { id },
      activity: {
        event: 'front-scheduled',
        subject: { collection: 'fronts', id: HOMEPAGE },
        action: words.scheduledFront,
        description: words.aFrontWasScheduled(at),
      },
    };
  },
});

/** Cancels a launch that waits for its hour. Refuses with `not-found` if it was launched or cancelled meanwhile. */
export const cancelLaunch = defineChange({
  name: 'cancelLaunch',
  contract: {
    route: 'DELETE /admin/front/launches/:id',
    summary: 'Cancel a scheduled launch of the front',
    answers: z.object({}),
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id } }) => {
    const launch = (await waitingLaunches(change)).find((one) => one.id === id);
    if (!launch) throw new Refusal(failures.deletedAlready());
    await change.remove('jobs', id);
    return {
      value: {},
      activity: {
        event: 'front-unscheduled',
        subject: { collection: 'fronts', id: HOMEPAGE },
        action: words.unscheduledFront,
        description: words.aFrontWasUnscheduled(launch.at),
      },
    };
  },
});
