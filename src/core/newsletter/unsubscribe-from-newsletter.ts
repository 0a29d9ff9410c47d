import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { newsletterLinkExpired } from './newsletter-link-expired.ts';

/** Removes an address from the list by the token in a letter to it. Refuses with `not-found`. */
export const unsubscribeFromNewsletter = defineChange({
  name: 'unsubscribeFromNewsletter',
  contract: {
    route: 'POST /newsletter/unsubscriptions',
    summary: 'Leave the newsletter’s list with the token of a letter',
    answers: z.object({ email: z.string() }),
    refusals: ['not-found'],
  },
  input: z.object({ token: z.string() }),
  prepare: async ({ input, ports }) =>
    (await ports.online?.tokens.redeem('unsubscribe', input.token))?.subject ?? '',
  change: async (change, { prepared: id }) => {
    const subscriber = await change.get('subscribers', id);
    if (!subscriber) throw new Refusal(newsletterLinkExpired);
    await change.remove('subscribers', id);
    return {
      value: { email: subscriber.email },
      activity: {
        event: 'subscriber-left',
        subject: { collection: 'subscribers', id },
        action: 'Deleted Newsletter Subscriber',
        description: 'A subscriber left the list',
      },
    };
  },
});
