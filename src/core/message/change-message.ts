import * as z from 'zod/mini';
import { forgetInLog } from '../activity/forget-in-log.ts';
import { idSchema } from '../contract.ts';
import { happeningNow, keepDeletion } from '../deletion/keep-deletion.ts';
import { deletionOf, restoreDeletion } from '../deletion/restore-deletion.ts';
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
  change: async (change, { input: { id }, actor, ports }) => {
    const message = await change.get('messages', id);
    if (!message) throw new Refusal(failures.deletedAlready());
    const { name, email, subject: about } = message;
    const deleted = { collection: 'messages', id, label: `${name}: ${about}` } as const;
    const happened = await happeningNow(change, actor, ports);
    await keepDeletion(change, deleted, happened, (noted) => noted.remove('messages', id));
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

/** Restores a deleted message. Refuses with `not-found`. */
export const restoreMessage = defineChange({
  name: 'restoreMessage',
  contract: {
    route: 'POST /admin/messages/:id/restore',
    summary: 'Restore a deleted message',
    answers: idSchema,
    refusals: ['not-found', 'wrong-state'],
  },
  may: editors,
  input: idSchema,
  change: async (change, { input: { id }, ports: { clock } }) => {
    await restoreDeletion(change, await deletionOf(change, 'messages', id, clock.now()));
    return {
      value: { id },
      activity: {
        event: 'message-restored',
        subject: { collection: 'messages', id },
        action: words.restoredMessage,
        description: words.aMessageWasRestored,
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
