import * as z from 'zod/mini';
import { idSchema } from '../contract.ts';
import { failures, Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import { defineChange } from '../use-case.ts';

/** Deletes a message. Refuses with `not-found`. */
export const deleteMessage = defineChange({
  name: 'deleteMessage',
  contract: {
    route: 'DELETE /admin/messages/:id',
    summary: 'Delete a message',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: owners,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id } }) => {
    const message = await change.get('messages', id);
    if (!message) throw new Refusal(failures.deletedAlready());
    await change.remove('messages', id);
    return {
      value: { id },
      activity: {
        event: 'message-deleted',
        subject: { collection: 'messages', id },
        action: 'Deleted Message',
        description: `Message "${message.subject}" was deleted`,
      },
    };
  },
});
