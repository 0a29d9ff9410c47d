import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { defineCollection } from '../collection.ts';
import { inDigits } from '../locale/numbers.ts';
import { counted } from '../locale/plural.ts';
import { recordFields, storedInstant, storedText } from '../text/stored.ts';
import * as words from '../words/reader-label-words.ts';

/** A subscription to retry, by its position. */
const waitingSchema = z.object({ position: z.number(), tries: z.number() });

/** Progress of sending to one push service. */
const serviceProgressSchema = z.object({
  /** Position of the last subscription to send to. */
  upTo: z.number(),
  /** Position of the last subscription that was tried. */
  through: z.number(),
  waiting: z.array(waitingSchema),
  /** Number of pauses since the service last accepted a message. */
  pauses: z.number(),
  /** End of the current pause, in milliseconds since 1970. */
  dueAt: z.number(),
});

export type ServiceProgress = z.infer<typeof serviceProgressSchema>;

/** Progress by the name of the push service. */
export const pushProgressSchema = z.record(z.string(), serviceProgressSchema);

export type PushProgress = z.infer<typeof pushProgressSchema>;

const storedCount = () => z.catch(z.number(), 0);

/** A notification that was sent, or is being sent, to the browsers that were subscribed at `sentAt`. */
export const notificationSchema = z.looseObject({
  ...recordFields,
  title: storedText(),
  message: storedText(),
  /** Target of a click: a URL or a path of the site; empty for the homepage. */
  link: storedText(),
  /** ISO instant of the request. */
  sentAt: storedText(),
  actor: loggedActorSchema,
  /** Number of browsers that were subscribed then. */
  audience: storedCount(),
  /** Number of browsers whose push service accepted the message. */
  reached: storedCount(),
  /** Number of subscriptions that had ended. */
  gone: storedCount(),
  /** Number of messages that a service refused, or accepted in none of several attempts. */
  failed: storedCount(),
  /** ISO instant of the last response. */
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

/** Response to a request to send a notification. */
export const receiptSchema = z.object({
  title: z.string(),
  message: z.string(),
  link: z.string(),
  /** Absent, like `audience`, in the browser edition, where sending is simulated. */
  id: z.exactOptional(z.string()),
  /** Number of subscribed browsers that the message goes to. */
  audience: z.exactOptional(z.int()),
});

export type NotificationReceipt = z.infer<typeof receiptSchema>;

/** `1 browser`, `1,234 browsers`. */
export const browsers = (count: number): string => counted(count, words.browsers);

/** To follow a notification's name: `reached 1,198 of 1,234 browsers`. */
export const reachedInWords = ({
  reached,
  audience,
}: Pick<Notification, 'reached' | 'audience'>): string => {
  if (audience === 0) return words.reachedNoBrowserNobody;
  return words.reachedOf(inDigits(reached), browsers(audience));
};

/** `1,234 browsers are subscribed and will get the notification.` */
export const audienceInWords = (count: number): string =>
  count === 0 ? words.noBrowserIsSubscribedYet : words.subscribedAndWillGet(browsers(count), count);

/** Days for which sent notifications are kept. */
const KEPT_DAYS = 365;

export const notificationCollection = defineCollection({
  schema: notificationSchema,
  idPrefix: 'notification',
  labelField: 'title',
  insertAt: 'first',
  isArchived: false,
  expiry: { sort: 'sent', days: KEPT_DAYS },
  filters: {},
  sorts: { sent: (notification: Notification) => notification.sentAt },
  // `progress` is internal to the job.
  row: ({ progress: _, ...shown }: Notification) => shown,
  rowSchema: () => z.omit(notificationSchema, { progress: true }),
  searchedText: ({ title, message }: Notification) => `${title} ${message}`,
});
