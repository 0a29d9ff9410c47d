import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { type Changed, defineChange } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
import { accountOf, accountSubject } from './account-of.ts';
import { type Reader, readerOf, readerSchema, type User } from './user.ts';

/** Makes an account Premium or Standard. */
async function setPremium(
  change: StoreChange,
  user: User,
  subscribed: boolean,
): Promise<Changed<Reader>> {
  const changed = await change.replace('users', { ...user, subscribed });
  return {
    value: readerOf(changed),
    activity: {
      event: 'subscription-changed',
      subject: accountSubject(user.id),
      action: words.updatedSubscription,
      description: words.userIsNow(user.name, subscribed ? words.premium : words.standard),
    },
  };
}

/** Makes a reader's account Premium or Standard. Refuses with `not-found`. */
export const changePremium = defineChange({
  name: 'changePremium',
  contract: {
    route: 'PUT /admin/users/:userId/premium',
    summary: 'Make a reader Premium or Standard',
    answers: readerSchema,
    refusals: ['not-found'],
  },
  may: owners,
  input: z.object({ userId: z.string(), subscribed: z.boolean() }),
  change: async (change, { input }) => {
    const user = await change.get('users', input.userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    return setPremium(change, user, input.subscribed);
  },
  renewsSessionOf: (reader) => reader,
});

/** Makes one's own account Premium or Standard. Refuses with `not-logged-in`. */
export const changeOwnPremium = defineChange({
  name: 'changeOwnPremium',
  contract: {
    route: 'PUT /me/premium',
    summary: 'Make the caller’s account Premium or Standard',
    answers: readerSchema,
    refusals: ['not-logged-in'],
  },
  input: z.object({ subscribed: z.boolean() }),
  change: async (change, { input, actor }) => {
    const user = await accountOf(change, actor);
    // The account may have been deleted while its session is still open.
    if (!user) throw new Refusal(failures.notLoggedIn());
    return setPremium(change, user, input.subscribed);
  },
  renewsSessionOf: (reader) => reader,
});
