import * as z from 'zod/mini';
import { defineChange } from '../use-case.ts';

/** Longest of a one-line field, and of the message itself, in characters. */
export const MESSAGE_LINE_LENGTH = 200;
export const MESSAGE_LENGTH = 10_000;

const line = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(MESSAGE_LINE_LENGTH, `At most ${MESSAGE_LINE_LENGTH} characters, please.`),
    );

/** Keeps what somebody wrote in the contact form, as a new message for the newsroom. */
export const sendMessage = defineChange({
  name: 'sendMessage',
  input: z.object({
    name: line('Please enter your name.'),
    email: line('Please enter your e-mail address.').check(
      z.email('Please enter an e-mail address like name@example.com.'),
    ),
    subject: line('Please enter a subject.'),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please write a message.'),
        z.maxLength(MESSAGE_LENGTH, `At most ${MESSAGE_LENGTH} characters, please.`),
      ),
  }),
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
    });
  },
});
