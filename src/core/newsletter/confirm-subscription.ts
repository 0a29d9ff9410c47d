import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { postLetter } from '../letter/post-letter.ts';
import { defineChange } from '../use-case.ts';
import { newsletterLinkExpired } from './newsletter-link-expired.ts';

/** Confirms an address by the token in a letter to it. Refuses with `not-found`. */
export const confirmSubscription = defineChange({
  name: 'confirmSubscription',
  contract: {
    route: 'PUT /newsletter/confirmation',
    summary: 'Confirm a subscription with the token of its letter',
    answers: z.object({ email: z.string() }),
    refusals: ['not-found'],
  },
  input: z.object({ token: z.string() }),
  prepare: async ({ input, ports }) =>
    (await ports.online?.tokens.redeem('newsletter', input.token))?.subject ?? '',
  change: async (change, { prepared: id, ports }) => {
    const subscriber = await change.get('subscribers', id);
    if (!subscriber) throw new Refusal(newsletterLinkExpired);
    await change.replace('subscribers', { ...subscriber, confirmed: true });
    const subject = { collection: 'subscribers', id };
    await postLetter(change, ports, { about: 'newsletter-welcome', of: id, subject });
    return {
      value: { email: subscriber.email },
      activity: {
        event: 'subscriber-confirmed',
        subject: subject,
        action: 'Confirmed Newsletter Subscriber',
        description: 'A subscription to the newsletter was confirmed',
      },
    };
  },
});
