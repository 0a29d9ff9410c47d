import type { PushProgress, ServiceProgress } from './notification.ts';
import type { KeptSubscription, PushAnswer, ServiceAudience } from './push-ports.ts';

/** Most messages to one service before progress is stored; this many can be sent twice after a crash. */
export const BATCH = 100;

/** Most attempts of one message: with the pauses below, about ten minutes. */
const MOST_TRIES = 6;

/** Seconds of the pause after a service accepted nothing; each further pause is three times as long. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 600;

/** Number of messages by result. */
export interface PushCounts {
  /** Accepted by the push service. */
  reached: number;
  /** The subscription had ended, and was removed. */
  gone: number;
  /** Refused for good, or tried too often. */
  failed: number;
}

/** Returns the progress of a message before the first batch. */
export const beginProgress = (audience: readonly ServiceAudience[]): PushProgress =>
  Object.fromEntries(
    audience.map(({ service, last }) => [
      service,
      { upTo: last, through: 0, waiting: [], pauses: 0, dueAt: 0 },
    ]),
  );

/** True if the next batch consists of retries: there are enough for a batch, or no other subscriptions are left. */
export const isForWaiting = ({ waiting, through, upTo }: ServiceProgress): boolean =>
  waiting.length >= BATCH || through >= upTo;

const isFinished = ({ waiting, through, upTo }: ServiceProgress): boolean =>
  through >= upTo && waiting.length === 0;

/** Returns when the next batch is due, in milliseconds since 1970; `undefined` if all are sent. */
export function nextDue(progress: PushProgress): number | undefined {
  const open = Object.values(progress).filter((one) => !isFinished(one));
  return open.length === 0 ? undefined : Math.min(...open.map(({ dueAt }) => dueAt));
}

/** Returns the names of the services with a due batch. */
export const dueServices = (progress: PushProgress, now: number): string[] =>
  Object.entries(progress)
    .filter(([, one]) => !isFinished(one) && one.dueAt <= now)
    .map(([service]) => service);

/** A message of a batch and the service's answer. */
export interface Tried {
  subscription: KeptSubscription;
  answer: PushAnswer;
}

/** Returns the seconds to pause a service after a batch. */
function pauseAfter(tried: readonly Tried[], pauses: number): number {
  const asked = tried.map(({ answer }) => (answer.kind === 'later' ? (answer.seconds ?? 0) : 0));
  const grown = pauses === 0 ? 0 : Math.min(FIRST_PAUSE * 3 ** (pauses - 1), LONGEST_PAUSE);
  return Math.max(grown, ...asked);
}

/** True if a service accepted nothing of a batch and asked for a retry. */
const isStuck = (tried: readonly Tried[]): boolean =>
  tried.some(({ answer }) => answer.kind === 'later') &&
  !tried.some(({ answer }) => answer.kind === 'accepted');

/** Sorts the results of a batch into counts and subscriptions to retry. */
function sort(tried: readonly Tried[], triesOf: (position: number) => number) {
  const counts: PushCounts = { reached: 0, gone: 0, failed: 0 };
  const waiting: ServiceProgress['waiting'] = [];
  for (const { subscription, answer } of tried) {
    const { position } = subscription;
    const tries = triesOf(position) + 1;
    if (answer.kind === 'accepted') counts.reached += 1;
    else if (answer.kind === 'gone') counts.gone += 1;
    else if (answer.kind === 'later' && tries < MOST_TRIES) waiting.push({ position, tries });
    else counts.failed += 1;
  }
  return { counts, waiting };
}

/**
 * Returns the progress of a service after a batch, and the batch's results.
 * @param isLast true if no subscriptions follow those of the batch
 */
export function settleBatch(
  before: ServiceProgress,
  { tried, isLast, now }: { tried: readonly Tried[]; isLast: boolean; now: number },
): { progress: ServiceProgress; counts: PushCounts } {
  const wasForWaiting = isForWaiting(before);
  const triesBefore = new Map(before.waiting.map(({ position, tries }) => [position, tries]));
  const { counts, waiting } = sort(tried, (position) => triesBefore.get(position) ?? 0);
  const pauses = isStuck(tried) ? before.pauses + 1 : 0;
  const last = isLast ? before.upTo : (tried.at(-1)?.subscription.position ?? before.upTo);
  const progress: ServiceProgress = {
    upTo: before.upTo,
    through: wasForWaiting ? before.through : last,
    waiting: [...before.waiting.slice(wasForWaiting ? BATCH : 0), ...waiting],
    pauses,
    dueAt: now + pauseAfter(tried, pauses) * 1000,
  };
  return { progress, counts };
}
