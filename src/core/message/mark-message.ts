import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { editors } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import { messageSchema } from './message.ts';

/** Marks a message as read or new. Refuses with `not-found`. */
export const markMessage = defineChange({
  name: 'markMessage',
  contract: {
    route: 'PUT /admin/messages/:id',
    summary: 'Mark a message as read or new',
    answers: messageSchema,
    refusals: ['not-found'],
  },
  may: editors,
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
