import type { LoggedActor } from '../activity/logged-actor.ts';
import type { Activity } from '../activity/record-event.ts';
import { enqueue } from '../job/enqueue.ts';
import type { StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';
import type { ArrangedFront } from './arranged-front.ts';
import { END_PINS } from './end-pins.ts';
import { emptyPlan, FORMER_FRONTS, type FrontPlan, type Pin } from './front-plan.ts';

/** Enqueues a job at each end of pins that had none before. */
async function enqueueEnds(change: StoreChange, before: FrontPlan, given: readonly Pin[]) {
  const known = new Set(before.pins.map(({ until }) => until));
  const ends = new Set(given.map(({ until }) => until).filter((until) => !known.has(until)));
  for (const until of ends) {
    if (until === undefined) continue;
    await enqueue(change, {
      kind: END_PINS,
      subject: { collection: 'fronts', id: before.id },
      dueAt: new Date(until),
      payload: { front: before.id },
    });
  }
}

/** Returns the ids of articles that readers have. Those of others need no longer be kept off the front. */
async function publishedOf(change: StoreChange, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => change.get('articles', id)));
  return found.flatMap((article) => article?.id ?? []);
}

/** Sets since when the headlines of a pin are tested: a test that goes on keeps its counts. */
function withTestBegun(pin: Pin, before: FrontPlan, now: Date): Pin {
  if (!pin.secondHeadline) return { ...pin, secondHeadline: undefined, testedSince: undefined };
  const former = before.pins.find(
    ({ article, headline, secondHeadline }) =>
      article === pin.article && headline === pin.headline && secondHeadline === pin.secondHeadline,
  );
  return { ...pin, testedSince: former?.testedSince ?? now.toISOString() };
}

interface Launch {
  front: ArrangedFront;
  plan: Pick<FrontPlan, 'pins' | 'off'>;
  /** Actor of the launch, if known. */
  by: LoggedActor | undefined;
  now: Date;
}

/** Gives readers the front of a plan, and keeps the plan before. Returns the stored plan, and the entry for the log. */
export async function applyLaunch(
  change: StoreChange,
  { front: { id, section }, plan, by, now }: Launch,
): Promise<{ value: FrontPlan; activity: Activity }> {
  const before = (await change.get('fronts', id)) ?? emptyPlan(id);
  await enqueueEnds(change, before, plan.pins);
  await change.insert('formerFronts', {
    ...{ front: id, pins: before.pins, off: before.off },
    ...{ until: now.toISOString(), replacedBy: by },
  });
  const former = await change.list('formerFronts', { where: { front: id } });
  for (const one of former.slice(FORMER_FRONTS)) await change.remove('formerFronts', one.id);
  const pins = plan.pins.map((pin) => withTestBegun(pin, before, now));
  const off = await publishedOf(change, plan.off);
  return {
    value: await change.put('fronts', { ...before, pins, off }),
    activity: {
      event: 'front-launched',
      subject: { collection: 'fronts', id },
      action: words.launchedFront,
      description: words.theFrontWasLaunched(pins.length, section),
    },
  };
}
