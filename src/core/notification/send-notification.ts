import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { editors } from '../permission.ts';
import { longest, requiredText, textOf } from '../text/form-text.ts';
import { defineChange } from '../use-case.ts';
import { beginSending, readAudience } from './begin-sending.ts';
import { receiptSchema } from './notification.ts';

/**
 * Sends a notification to every subscribed browser, by a job, which logs the number of reached browsers
 * when it ends. Simulated in the browser edition.
 */
export const sendNotification = defineChange({
  name: 'sendNotification',
  contract: {
    route: 'POST /admin/notifications',
    summary: 'Send a notification to readers',
    description:
      'A job sends it. `audience` is how many browsers are subscribed; `GET /api/admin/notifications/:id` tells how many were reached.',
    answers: receiptSchema,
    status: 201,
  },
  may: editors,
  titled: 'error',
  input: z.object({
    title: requiredText('notification-title-missing', 'notification-title-too-long', longest.title),
    message: requiredText(
      'notification-message-missing',
      'notification-message-too-long',
      longest.sentence,
    ),
    link: z._default(textOf('notification-link-too-long', longest.address), ''),
  }),
  prepare: ({ ports }) => readAudience(ports),
  change: async (change, { input, actor, ports, prepared: audience }) => {
    const by = await describeActor(change, actor);
    return beginSending(change, { ports, by, audience }, input);
  },
});
