import * as z from 'zod/mini';
import { idSchema } from '../contract.ts';
import { postLetter } from '../letter/post-letter.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
import { messageFields } from './message-fields.ts';

/** Stores a message from the contact form, and mails it to the newsroom if the settings ask for it. */
export const sendMessage = defineChange({
  name: 'sendMessage',
  contract: {
    route: 'POST /messages',
    summary: 'Write to the newsroom',
    answers: idSchema,
    status: 201,
    refusals: ['too-many'],
    limit: 'message',
  },
  input: z.object(messageFields),
  change: async (change, { input, ports }) => {
    const message = await change.insert('messages', {
      ...input,
      status: 'new',
      createdAt: ports.clock.now().toISOString(),
    });
    const { id } = message;
    const subject = { collection: 'messages', id };
    await postLetter(change, ports, { about: 'message', of: id, subject });
    return {
      value: { id },
      activity: {
        event: 'message-received',
        subject: subject,
        action: words.receivedMessage,
        description: words.wrote(message.name, message.subject),
      },
    };
  },
});
