import * as z from 'zod/mini';
import { emailKey } from '../account/user.ts';
import { type Failure, Refusal } from '../errors.ts';
import { postLetter } from '../letter/post-letter.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
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
        action: words.addedNewsletterSubscriber,
        description: words.somebodySubscribedToTheNewsletter,
      },
    };
  },
});

export const newsletterLinkExpired: Failure = {
  kind: 'not-found',
  code: 'newsletter-link-expired',
};

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
        action: words.confirmedNewsletterSubscriber,
        description: words.aSubscriptionToTheNewsletter,
      },
    };
  },
});

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
        action: words.deletedNewsletterSubscriber,
        description: words.aSubscriberLeftTheList,
      },
    };
  },
});
