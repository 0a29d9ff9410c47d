import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { forgetInLog } from '../activity/forget-in-log.ts';
import type { LoggedActor } from '../activity/logged-actor.ts';
import { idSchema } from '../contract.ts';
import { happeningNow, keepDeletion } from '../deletion/keep-deletion.ts';
import { deletionOf, restoreDeletion } from '../deletion/restore-deletion.ts';
import { failures, Refusal } from '../errors.ts';
import { editors } from '../permission.ts';
import type { StoreView } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { type Message, messageSchema, messageStatuses } from './message.ts';

/** Returns a message. Refuses with `not-found`. */
export async function messageIn(view: StoreView, id: string): Promise<Message> {
  const message = await view.get('messages', id);
  if (!message) throw new Refusal(failures.deletedAlready());
  return message;
}

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
    const message = await messageIn(change, id);
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

/** Refuses with `wrong-state` if somebody else answers the message. */
function refuseTaken({ status, takenBy }: Message, by: LoggedActor): void {
  if (status !== 'taken' || takenBy?.id === by.id) return;
  const name = takenBy?.name ?? words.somebodyWithTheSharedPassword;
  throw new Refusal({ kind: 'wrong-state', code: 'message-taken', params: { name } });
}

/**
 * Marks a message as new, read, taken by the actor, or answered. Refuses with `not-found`, and with `wrong-state` to take
 * one that somebody else answers: it must be marked as read first.
 */
export const markMessage = defineChange({
  name: 'markMessage',
  contract: {
    route: 'PUT /admin/messages/:id',
    summary: 'Mark a message as new, read, taken or answered',
    description: '`taken` says that the caller answers it.',
    answers: messageSchema,
    refusals: ['not-found', 'wrong-state'],
  },
  may: editors,
  input: z.object({ id: z.string(), status: z.enum(messageStatuses) }),
  change: async (change, { input: { id, status }, actor }) => {
    const message = await messageIn(change, id);
    const by = await describeActor(change, actor);
    if (status === 'taken') refuseTaken(message, by);
    const takenBy = status === 'taken' ? by : undefined;
    const marked = await change.replace('messages', { ...message, status, takenBy });
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
