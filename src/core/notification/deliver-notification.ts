import * as z from 'zod/mini';
import { recordEvent } from '../activity/record-event.ts';
import type { JobOutcome } from '../job/job.ts';
import { defineJob } from '../job/job-handler.ts';
import type { Online, Ports } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { SENT_ACTION } from './begin-sending.ts';
import {
  type Notification,
  type PushProgress,
  reachedInWords,
  type ServiceProgress,
} from './notification.ts';
import type { PushMessage } from './push-ports.ts';
import {
  BATCH,
  dueServices,
  isForWaiting,
  nextDue,
  type PushCounts,
  settleBatch,
  type Tried,
} from './push-progress.ts';

/** Milliseconds after which the job is postponed, so that it doesn't block other pushes or a shutdown. */
const SLICE = 5_000;

/** Milliseconds after which a notification is stale and the rest isn't sent. */
const GOOD_FOR = 6 * 60 * 60 * 1000;

const messageOf = ({ id, title, message, link }: Notification, origin: string): PushMessage => ({
  title,
  body: message,
  navigate: /^https?:\/\//i.test(link) ? link : `${origin}${link.startsWith('/') ? link : '/'}`,
  tag: id,
});

interface Round {
  online: Online;
  notification: Notification;
  now: number;
}

/** Sends the next batch to one service. */
async function sendBatch({ online, notification, now }: Round, service: string) {
  const { subscriptions, services } = online.push;
  const before = notification.progress[service] as ServiceProgress;
  const isRetry = isForWaiting(before);
  const batch = isRetry
    ? await subscriptions.at(before.waiting.slice(0, BATCH).map(({ position }) => position))
    : await subscriptions.between(service, { after: before.through, upTo: before.upTo }, BATCH);
  const message = messageOf(notification, online.origin());
  const tried: Tried[] = await Promise.all(
    batch.map(async (subscription) => ({
      subscription,
      answer: await services.send(subscription, message),
    })),
  );
  const ended = tried.filter(({ answer }) => answer.kind === 'gone');
  await subscriptions.forget(ended.map(({ subscription }) => subscription.endpoint));
  return settleBatch(before, { tried, isLast: batch.length < BATCH, now });
}

/** Sends a batch to every service that is due, and stores the progress. */
async function sendRound({ store, clock }: Ports, round: Omit<Round, 'now'>): Promise<void> {
  const { notification } = round;
  const now = clock.now().getTime();
  const names = dueServices(notification.progress, now);
  const batches = await Promise.all(names.map((name) => sendBatch({ ...round, now }, name)));
  const progress: PushProgress = { ...notification.progress };
  const sum = (of: keyof PushCounts): number =>
    batches.reduce((total, { counts }) => total + counts[of], notification[of]);
  for (const [at, name] of names.entries()) {
    const settled = batches[at];
    if (settled) progress[name] = settled.progress;
  }
  const counts = { reached: sum('reached'), gone: sum('gone'), failed: sum('failed') };
  await store.change((change) =>
    // Refuses with `conflict` if another process took the job over.
    change.replace('notifications', { ...notification, ...counts, progress }),
  );
}

/** Marks the notification as finished, and logs how many browsers were reached. */
async function finish({ store, clock }: Ports, notification: Notification): Promise<void> {
  const at = clock.now();
  await store.change(async (change) => {
    await change.replace('notifications', { ...notification, finishedAt: at.toISOString() });
    const activity = {
      event: 'notification-finished',
      subject: { collection: 'notifications', id: notification.id },
      action: SENT_ACTION,
      description: words.notificationNamed(notification.title, reachedInWords(notification)),
    } as const;
    await recordEvent(change, activity, { by: notification.actor, at });
  });
}

/**
 * Continues to send a notification, in batches, and stores the progress after each. After a crash, the
 * current batch is sent again, to at most `BATCH` browsers of each service; its tag makes the second
 * message replace the first.
 */
export async function deliverNotification(ports: Ports, id: string): Promise<JobOutcome> {
  const { store, clock, online } = ports;
  if (!online) return { is: 'done' };
  const started = clock.now().getTime();
  for (;;) {
    const notification = await store.read((view) => view.get('notifications', id));
    if (!notification || notification.finishedAt) return { is: 'done' };
    const now = clock.now().getTime();
    const due = nextDue(notification.progress);
    if (due === undefined || now - Date.parse(notification.sentAt) > GOOD_FOR) {
      await finish(ports, notification);
      return { is: 'done' };
    }
    if (due > now || now - started > SLICE) return { is: 'postponed', until: new Date(due) };
    await sendRound(ports, { online, notification });
  }
}

/** Sends a notification to the browsers that were subscribed when it was written. */
export const pushJob = defineJob({
  label: words.pushNotification,
  payload: z.object({ notification: z.string() }),
  atOnce: 1,
  run: ({ payload, ports }) => deliverNotification(ports, payload.notification),
});
