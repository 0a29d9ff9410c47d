import type { LoggedActor } from '../activity/logged-actor.ts';
import type { Activity } from '../activity/record-event.ts';
import { enqueue } from '../job/enqueue.ts';
import type { StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { END_PINS } from './end-pins.ts';
import { emptyPlan, FORMER_FRONTS, type FrontPlan, HOMEPAGE, type Pin } from './front-plan.ts';

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

/** Returns the ids of articles that readers have. Those of others need no longer be kept off the front. */
async function publishedOf(change: StoreChange, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => change.get('articles', id)));
  return found.flatMap((article) => article?.id ?? []);
}

interface Launch {
  plan: Pick<FrontPlan, 'pins' | 'off'>;
  /** Actor of the launch, if known. */
  by: LoggedActor | undefined;
  now: Date;
}

/** Gives readers the front of a plan, and keeps the plan before. Returns the stored plan, and the entry for the log. */
export async function applyLaunch(
  change: StoreChange,
  { plan, by, now }: Launch,
): Promise<{ value: FrontPlan; activity: Activity }> {
  const before = (await change.get('fronts', HOMEPAGE)) ?? emptyPlan();
  await enqueueEnds(change, before, plan.pins);
  await change.insert('formerFronts', {
    ...{ pins: before.pins, off: before.off, until: now.toISOString(), replacedBy: by },
  });
  const former = await change.list('formerFronts');
  for (const { id } of former.slice(FORMER_FRONTS)) await change.remove('formerFronts', id);
  const { pins } = plan;
  const off = await publishedOf(change, plan.off);
  return {
    value: await change.put('fronts', { ...before, pins, off, id: HOMEPAGE }),
    activity: {
      event: 'front-launched',
      subject: { collection: 'fronts', id: HOMEPAGE },
      action: words.launchedFront,
      description: words.theFrontWasLaunched(pins.length),
    },
  };
}
