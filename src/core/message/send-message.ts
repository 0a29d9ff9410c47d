import * as z from 'zod/mini';
import { defineChange } from '../use-case.ts';
import { messageFields } from './message-fields.ts';

/** Keeps what somebody wrote in the contact form, as a new message for the newsroom. */
export const sendMessage = defineChange({
  name: 'sendMessage',
  input: z.object(messageFields),
  change: async (change, { input, ports }) => {
    const message = await change.insert('contactMessages', {
      ...input,
      status: 'new',
      createdAt: ports.clock.now().toISOString(),
    });
    return {
      value: { id: message.id },
      activity: {
        action: 'Received Message',
        description: `${message.name} wrote "${message.subject}"`,
      },
    };
  },
  afterwards: async ({ input, ports: { online, store } }) => {
    if (!online?.mail) return;
    const [settings] = await store.read((view) => view.list('siteSettings', { limit: 1 }));
    if (!settings?.mailsMessages || settings.contactEmail === '') return;
    await online.mail.send({
      to: settings.contactEmail,
      subject: `Message: ${input.subject}`,
      text: `${input.name} <${input.email}> wrote:\n\n${input.message}\n`,
      replyTo: input.email,
      kind: 'newsroom',
    });
  },
});
