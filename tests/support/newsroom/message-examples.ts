import type { Actor } from '#core/actor.ts';
import type { ChangeExample } from './change-example.ts';

const gone = { id: 'gone-1' };

/** Changes of messages from readers. */
export const messageExamples = (admin: Actor): Record<string, ChangeExample> => ({
  markMessage: {
    actor: admin,
    succeeds: { id: 'message-1', status: 'read' },
    fails: { ...gone, status: 'read' },
    action: 'Updated Message',
    description: 'Message "S" was marked as read',
  },
  noteMessage: {
    actor: admin,
    succeeds: { id: 'message-1', text: 'Ask Mara' },
    fails: { id: 'message-1', text: ' ' },
    action: 'Noted on Message',
    description: 'A note was added to message "S"',
  },
  answerMessage: {
    actor: admin,
    sendsMail: true,
    succeeds: { id: 'message-1', text: 'Thank you' },
    fails: { id: 'message-1', text: '' },
    action: 'Answered Message',
    description: 'Message "S" was answered by e-mail',
  },
  deleteMessage: {
    actor: admin,
    succeeds: { id: 'message-1' },
    fails: gone,
    action: 'Deleted Message',
    description: 'A message was deleted',
  },
});
