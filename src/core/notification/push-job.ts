import * as z from 'zod/mini';
import { defineJob } from '../job/job-handler.ts';
import { deliverNotification } from './deliver-notification.ts';

/** Sends a notification to the browsers that were subscribed when it was written. */
export const pushJob = defineJob({
  label: 'Push notification',
  payload: z.object({ notification: z.string() }),
  atOnce: 1,
  run: ({ payload, ports }) => deliverNotification(ports, payload.notification),
});
