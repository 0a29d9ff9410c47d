import * as z from 'zod/mini';
import { emailKey } from '../account/user.ts';
import { Refusal } from '../errors.ts';
import { postLetter } from '../letter/post-letter.ts';
import { defineChange } from '../use-case.ts';
import { subscriberFields } from './subscriber-fields.ts';

/**
 * Adds an address to the newsletter's list, once. On sites that send letters, its owner must confirm it
 * (double opt-in), and the response doesn't reveal whether it was on the list. Other sites refuse with
 * `taken` if it was.
 */
export const subscribeToNewsletter = defineChange({
  name: 'subscribeToNewsletter',
  contract: {
    route: 'POST /newsletter',
    summary: 'Subscribe to the newsletter',
    description:
      'Where the site sends e-mail, the address is confirmed by a letter first, and the answer does not tell whether it is on the list.',
    answers: z.object({ email: z.string(), mustConfirm: z.boolean() }),
    status: 201,
    refusals: ['taken', 'too-many'],
    limit: 'newsletter',
  },
  input: z.object(subscriberFields),
  change: async (change, { input, ports }) => {
    const { clock, online } = ports;
    const email = emailKey(input.email);
    const mustConfirm = online?.mail !== undefined;
    const value = { email, mustConfirm };
    await postLetter(change, ports, { about: 'confirm-newsletter', of: email });
    if (await change.count('subscribers', { where: { email } })) {
      if (mustConfirm) return { value };
      throw new Refusal({ kind: 'taken', code: 'already-subscribed', field: 'email' });
    }
    const { id } = await change.insert('subscribers', {
      email,
      createdAt: clock.now().toISOString(),
      confirmed: mustConfirm ? false : undefined,
    });
    return {
      value,
      activity: {
        event: 'subscriber-added',
        subject: { collection: 'subscribers', id },
        action: 'Added Newsletter Subscriber',
        description: 'Somebody subscribed to the newsletter',
      },
    };
  },
});
