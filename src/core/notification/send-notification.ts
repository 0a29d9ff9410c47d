import * as z from 'zod/mini';
import { longest, requiredText, textOf } from '../form-text.ts';
import { defineChange, mustBeEditor } from '../use-case.ts';

const missing = 'Title and message are required.';

/** Sends a notification to readers; in the browser edition that is a simulation. */
export const sendNotification = defineChange({
  name: 'sendNotification',
  may: mustBeEditor,
  invalidTitle: 'Error',
  input: z.object({
    title: requiredText(missing, 'The title', longest.title),
    message: requiredText(missing, 'The message', longest.sentence),
    link: z._default(textOf('The link', longest.address), ''),
  }),
  change: async (_change, { input }) => ({
    value: input,
    activity: {
      event: 'notification-sent',
      action: 'Sent Push Notification',
      description: `Notification "${input.title}" was sent`,
    },
  }),
});
