import * as z from 'zod/mini';
import { emailKey } from '../account/user.ts';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { sendConfirmationLink } from './newsletter-letters.ts';
import { subscriberFields } from './subscriber-fields.ts';

/**
 * Puts an address on the newsletter's list, once. On sites that send letters, the address's owner
 * confirms it first, and nobody else can find out whether it is on the list; elsewhere refuses with
 * `taken` when it is.
 */
export const subscribeToNewsletter = defineChange({
  name: 'subscribeToNewsletter',
  input: z.object(subscriberFields),
  change: async (change, { input, ports: { clock, online } }) => {
    const email = emailKey(input.email);
    const mustConfirm = online?.mail !== undefined;
    const value = { email, mustConfirm };
    if (await change.count('newsletterSubscribers', { where: { email } })) {
      if (mustConfirm) return { value };
      throw new Refusal({
        code: 'taken',
        title: 'Already Subscribed',
        message: 'This address gets the newsletter already.',
        field: 'email',
      });
    }
    await change.insert('newsletterSubscribers', {
      email,
      createdAt: clock.now().toISOString(),
      confirmed: mustConfirm ? false : undefined,
    });
    return {
      value,
      activity: { action: 'Added Newsletter Subscriber', description: `${email} subscribed` },
    };
  },
  afterwards: ({ ports }, { email }) => sendConfirmationLink(ports, email),
});
