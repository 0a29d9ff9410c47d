import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import type { Contract } from '../contract.ts';
import { Refusal, rule } from '../errors.ts';
import { enqueue } from '../job/enqueue.ts';
import { editors } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { longest, textOf } from '../text/form-text.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { END_PINS } from './end-pins.ts';
import {
  emptyPlan,
  FORMER_FRONTS,
  type FrontPlan,
  frontPlanSchema,
  HOMEPAGE,
  type Pin,
  slots,
} from './front-plan.ts';

/** Most articles that can be kept from filling places. */
const MOST_OFF = 50;

const articleId = z.string().check(z.minLength(1), z.maxLength(longest.name));

const pins = z
  .array(
    z.object({
      slot: z.enum(slots),
      article: articleId,
      until: z.exactOptional(
        z.string().check(
          z.refine((instant) => !Number.isNaN(Date.parse(instant)), {
            error: rule('pin-end-malformed'),
            abort: true,
          }),
          z.overwrite((instant) => new Date(instant).toISOString()),
        ),
      ),
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

/** Refuses pins of articles that readers don't have. */
async function refuseUnpublished(change: StoreChange, given: readonly Pin[]): Promise<void> {
  for (const [at, { article }] of given.entries()) {
    if (await change.get('articles', article)) continue;
    throw new Refusal({
      kind: 'invalid',
      code: 'front-article-missing',
      field: `pins.${at}.article`,
    });
  }
}

/** Enqueues a job at each end of pins that had none before. */
async function enqueueEnds(change: StoreChange, before: FrontPlan, given: readonly Pin[]) {
  const known = new Set(before.pins.map(({ until }) => until));
  const ends = new Set(given.map(({ until }) => until).filter((until) => !known.has(until)));
  for (const until of ends) {
    if (until === undefined) continue;
    await enqueue(change, {
      kind: END_PINS,
      subject: { collection: 'fronts', id: HOMEPAGE },
      dueAt: new Date(until),
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
  change: async (change, { input: { version, ...given }, actor, ports: { clock } }) => {
    const before = (await change.get('fronts', HOMEPAGE)) ?? emptyPlan();
    refuseStale(version, before);
    await refuseUnpublished(change, given.pins);
    await enqueueEnds(change, before, given.pins);
    await change.insert('formerFronts', {
      pins: before.pins,
      off: before.off,
      until: clock.now().toISOString(),
      replacedBy: await describeActor(change, actor),
    });
    const former = await change.list('formerFronts');
    for (const { id } of former.slice(FORMER_FRONTS)) await change.remove('formerFronts', id);
    const value = await change.put('fronts', { ...before, ...given, id: HOMEPAGE });
    return {
      value,
      activity: {
        event: 'front-launched',
        subject: { collection: 'fronts', id: HOMEPAGE },
        action: words.launchedFront,
        description: words.theFrontWasLaunched(given.pins.length),
      },
    };
  },
});
