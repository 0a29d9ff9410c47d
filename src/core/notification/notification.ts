import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordFields, storedInstant, storedText } from '../text/stored.ts';
import { pushProgressSchema } from './push-progress.ts';

const storedCount = () => z.catch(z.number(), 0);

/** A notification that was sent, or is being sent, to the browsers that were subscribed at that moment. */
export const notificationSchema = z.looseObject({
  ...recordFields,
  title: storedText(),
  message: storedText(),
  /** The address that a press opens: one of the web, or a path of the site; the homepage where there is none. */
  link: storedText(),
  /** ISO instant of the press of the button. */
  sentAt: storedText(),
  actor: loggedActorSchema,
  /** Browsers that were subscribed then. */
  audience: storedCount(),
  /** Browsers whose push service took the message. */
  reached: storedCount(),
  /** Subscriptions that had ended. */
  gone: storedCount(),
  /** Messages that a service refused, or took in none of several tries. */
  failed: storedCount(),
  /** ISO instant at which the last answer came. */
  finishedAt: storedInstant(),
  progress: z.catch(pushProgressSchema, {}),
});

export type Notification = z.infer<typeof notificationSchema>;

/** Content of a notification to send. */
export interface NewNotification {
  title: string;
  message: string;
  link: string;
}

/** A notification that was given to its job. */
export const receiptSchema = z.object({
  title: z.string(),
  message: z.string(),
  link: z.string(),
  /** Absent in the browser edition, where sending is a simulation; the same for `audience`. */
  id: z.exactOptional(z.string()),
  /** Browsers that are subscribed now: the message goes to them. */
  audience: z.exactOptional(z.int()),
});

export type NotificationReceipt = z.infer<typeof receiptSchema>;

/** `1,234`. */
export const inWords = (count: number): string => count.toLocaleString('en-IN');

/** `1 browser`, `1,234 browsers`. */
export const browsers = (count: number): string =>
  count === 1 ? '1 browser' : `${inWords(count)} browsers`;

/** To follow a notification's name: `reached 1,198 of 1,234 browsers`. */
export const reachedInWords = ({
  reached,
  audience,
}: Pick<Notification, 'reached' | 'audience'>): string => {
  if (audience === 0) return 'reached no browser: nobody is subscribed';
  return `reached ${inWords(reached)} of ${browsers(audience)}`;
};

/** `1,234 browsers are subscribed and will get the notification.` */
export const audienceInWords = (count: number): string =>
  count === 0
    ? 'No browser is subscribed yet, so that a notification reaches nobody.'
    : `${browsers(count)} ${count === 1 ? 'is' : 'are'} subscribed and will get the notification.`;
