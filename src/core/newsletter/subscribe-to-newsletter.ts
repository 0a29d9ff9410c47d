import * as z from 'zod/mini';
import { emailKey } from '../account/user.ts';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';

/** Puts an address on the newsletter's list, once; refuses with `taken` when it is there. */
export const subscribeToNewsletter = defineChange({
  name: 'subscribeToNewsletter',
  input: z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter your e-mail address.'),
        z.maxLength(200, 'This e-mail address is too long.'),
        z.email('Please enter an e-mail address like name@example.com.'),
      ),
  }),
  change: async (change, { input, ports }) => {
    const email = emailKey(input.email);
    if (await change.count('newsletterSubscribers', { where: { email } })) {
      throw new Refusal({
        code: 'taken',
        title: 'Already Subscribed',
        message: 'This address gets the newsletter already.',
        field: 'email',
      });
    }
    await change.insert('newsletterSubscribers', {
      email,
      createdAt: ports.clock.now().toISOString(),
    });
    return {
      value: { email },
      activity: { action: 'Added Newsletter Subscriber', description: `${email} subscribed` },
    };
  },
});
