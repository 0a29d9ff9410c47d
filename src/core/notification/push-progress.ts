import * as z from 'zod/mini';
import type { KeptSubscription, PushAnswer, ServiceAudience } from './push-ports.ts';

/** Most messages to one service between two notes of progress: so many may go out twice after a crash. */
export const BATCH = 100;

/** Most tries of one message: with the pauses below, about ten minutes. */
const MOST_TRIES = 6;

/** Seconds that a service rests when it takes nothing; each next pause is three times as long. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 600;

/** A subscription whose service asked to try again, by its position. */
const waitingSchema = z.object({ position: z.number(), tries: z.number() });

/** Progress of sending to one push service. */
const serviceProgressSchema = z.object({
  /** Position of the last subscription that the message is for. */
  upTo: z.number(),
  /** Position of the last subscription that was tried. */
  through: z.number(),
  waiting: z.array(waitingSchema),
  /** Pauses since the service last took something. */
  pauses: z.number(),
  /** Milliseconds of the instant before which the service gets nothing. */
  dueAt: z.number(),
});

export type ServiceProgress = z.infer<typeof serviceProgressSchema>;

/** By the name of the push service. */
export const pushProgressSchema = z.record(z.string(), serviceProgressSchema);

export type PushProgress = z.infer<typeof pushProgressSchema>;

/** Results of messages, counted. */
export interface PushCounts {
  /** A push service took the message. */
  reached: number;
  /** The subscription had ended, and was removed. */
  gone: number;
  /** Refused for good, or tried too often. */
  failed: number;
}

/** The progress of a message that was sent to nobody yet. */
export const beginProgress = (audience: readonly ServiceAudience[]): PushProgress =>
  Object.fromEntries(
    audience.map(({ service, last }) => [
      service,
      { upTo: last, through: 0, waiting: [], pauses: 0, dueAt: 0 },
    ]),
  );

/** True where the next batch consists of retries: once they fill one, or nobody else is left. */
export const isForWaiting = ({ waiting, through, upTo }: ServiceProgress): boolean =>
  waiting.length >= BATCH || through >= upTo;

const isFinished = ({ waiting, through, upTo }: ServiceProgress): boolean =>
  through >= upTo && waiting.length === 0;

/** Milliseconds of the instant at which the next batch is due; `undefined` when nothing is left to send. */
export function nextDue(progress: PushProgress): number | undefined {
  const open = Object.values(progress).filter((one) => !isFinished(one));
  return open.length === 0 ? undefined : Math.min(...open.map(({ dueAt }) => dueAt));
}

/** Names of the services that have a batch due. */
export const dueServices = (progress: PushProgress, now: number): string[] =>
  Object.entries(progress)
    .filter(([, one]) => !isFinished(one) && one.dueAt <= now)
    .map(([service]) => service);

/** A message of a batch and the service's answer. */
export interface Tried {
  subscription: KeptSubscription;
  answer: PushAnswer;
}

/** The seconds that a service rests after a batch; 0 where it goes on at once. */
function pauseAfter(tried: readonly Tried[], pauses: number): number {
  const asked = tried.map(({ answer }) => (answer.kind === 'later' ? (answer.seconds ?? 0) : 0));
  const grown = pauses === 0 ? 0 : Math.min(FIRST_PAUSE * 3 ** (pauses - 1), LONGEST_PAUSE);
  return Math.max(grown, ...asked);
}

/** True where a service accepted nothing of a batch and asked for a retry. */
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
 * The progress of a service after a batch, and what the batch came to.
 * @param isLast no subscription comes after those of the batch
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
