import * as z from 'zod/mini';
import { mustBeOwner } from '../actor.ts';
import { failures, Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';

/** Marks a message as read, or as new again. */
export const markMessage = defineChange({
  name: 'markMessage',
  may: mustBeOwner,
  input: z.object({ id: z.string(), status: z.enum(['new', 'read']) }),
  change: async (change, { input: { id, status } }) => {
    const message = await change.get('messages', id);
    if (!message) throw new Refusal(failures.deletedAlready());
    const marked = await change.replace('messages', { ...message, status });
    return {
      value: marked,
      activity: {
        event: 'message-marked',
        subject: { collection: 'messages', id },
        action: 'Updated Message',
        description: `Message "${message.subject}" was marked as ${status}`,
      },
    };
  },
});
