import * as z from 'zod/mini';
import { requiredText } from '../form-text.ts';
import { defineChange, mustBeEditor } from '../use-case.ts';

const required = requiredText('Title and message are required.');

/** Sends a notification to readers; in the browser edition that is a simulation. */
export const sendNotification = defineChange({
  name: 'sendNotification',
  may: mustBeEditor,
  invalidTitle: 'Error',
  input: z.object({ title: required, message: required, link: z._default(z.string(), '') }),
  change: async (_change, { input }) => ({
    value: input,
    activity: {
      action: 'Sent Push Notification',
      description: `Notification "${input.title}" was sent`,
    },
  }),
});
