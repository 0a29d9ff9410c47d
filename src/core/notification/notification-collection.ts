import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { type Notification, notificationSchema } from './notification.ts';

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
