import * as z from 'zod/mini';
import { forgetInLog } from '../activity/forget-in-log.ts';
import { idSchema } from '../contract.ts';
import { failures, Refusal } from '../errors.ts';
import { editors } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { messageSchema } from './message.ts';

/** Deletes a message, and takes its sender and subject out of the activity log. Refuses with `not-found`. */
export const deleteMessage = defineChange({
  name: 'deleteMessage',
  contract: {
    route: 'DELETE /admin/messages/:id',
    summary: 'Delete a message',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id } }) => {
    const message = await change.get('messages', id);
    if (!message) throw new Refusal(failures.deletedAlready());
    await change.remove('messages', id);
    const { name, email, subject: about } = message;
    await forgetInLog(change, { collection: 'messages', id }, [name, email, about]);
    return {
      value: { id },
      activity: {
        event: 'message-deleted',
        subject: { collection: 'messages', id },
        action: words.deletedMessage,
        description: words.aMessageWasDeleted,
      },
    };
  },
});

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
        action: words.updatedMessage,
        description: words.messageWasMarked(message.subject, status),
      },
    };
  },
});
