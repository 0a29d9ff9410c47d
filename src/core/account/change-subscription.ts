import * as z from 'zod/mini';
import { mustBeOwner } from '../actor.ts';
import { failures, Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { readerOf } from './user.ts';

/** Makes an account Premium or Standard: one's own, or any for an owner. */
export const changeSubscription = defineChange({
  name: 'changeSubscription',
  input: z.object({ userId: z.string(), subscribed: z.boolean() }),
  change: async (change, { input, actor }) => {
    if (actor.kind === 'visitor') throw new Refusal(failures.notLoggedIn());
    const isOwn = actor.userId === input.userId;
    if (!isOwn && mustBeOwner(actor)) throw new Refusal(failures.forbidden());
    const user = await change.get('users', input.userId);
    if (!user) {
      // Whose own account was deleted is logged out, whatever their session still says.
      throw new Refusal(isOwn ? failures.notLoggedIn() : failures.deletedAlready());
    }
    const changed = await change.replace('users', { ...user, subscribed: input.subscribed });
    return {
      value: readerOf(changed),
      activity: {
        event: 'subscription-changed',
        subject: { collection: 'users', id: user.id },
        action: 'Updated Subscription',
        description: `User "${user.name}" is now ${input.subscribed ? 'Premium' : 'Standard'}`,
      },
    };
  },
});
