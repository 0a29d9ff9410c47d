import type { LoggedActor } from '../activity/logged-actor.ts';
import type { Activity } from '../activity/record-event.ts';
import { enqueue } from '../job/enqueue.ts';
import type { Ports, StoreChange } from '../ports.ts';
import * as eventWords from '../words/event-words.ts';
import {
  browsers,
  type NewNotification,
  type NotificationReceipt,
  reachedInWords,
} from './notification.ts';
import type { ServiceAudience } from './push-ports.ts';
import { beginProgress } from './push-progress.ts';

export const SENT_ACTION = eventWords.sentPushNotification;

/** Counts subscriptions per push service; `undefined` in the browser edition. Call in `prepare`: not transactional. */
export const readAudience = async ({
  online,
}: Pick<Ports, 'online'>): Promise<ServiceAudience[] | undefined> =>
  online?.push.subscriptions.audience();

interface Sending {
  ports: Pick<Ports, 'clock'>;
  by: LoggedActor | undefined;
  audience: readonly ServiceAudience[] | undefined;
}

/**
 * Writes a notification and, if there are subscribers, the job that sends it, in the transaction of the
 * change. In the browser edition, only returns the log entry.
 */
export async function beginSending(
  change: StoreChange,
  { ports: { clock }, by, audience }: Sending,
  given: NewNotification,
): Promise<{ value: NotificationReceipt; activity: Activity }> {
  const name = eventWords.notification(given.title);
  if (!audience) {
    return {
      value: given,
      activity: {
        event: 'notification-sent',
        action: SENT_ACTION,
        description: eventWords.notificationSent(name),
      },
    };
  }
  const now = clock.now();
  const total = audience.reduce((sum, { count }) => sum + count, 0);
  const counts = { audience: total, reached: 0, gone: 0, failed: 0 };
  const { id } = await change.insert('notifications', {
    ...given,
    ...counts,
    sentAt: now.toISOString(),
    actor: by,
    finishedAt: total === 0 ? now.toISOString() : undefined,
    progress: beginProgress(audience),
  });
  const subject = { collection: 'notifications', id };
  if (total > 0) {
    await enqueue(change, { kind: 'push', subject, dueAt: now, payload: { notification: id } });
  }
  const words = total === 0 ? reachedInWords(counts) : eventWords.sentToBrowsers(browsers(total));
  return {
    value: { ...given, id, audience: total },
    activity: {
      event: 'notification-sent',
      subject,
      action: SENT_ACTION,
      description: `${name} ${words}`,
    },
  };
}
