import * as z from 'zod/mini';
import { accountIdOf } from '../actor.ts';
import { done, failures, refused } from '../errors.ts';
import { definePrivateTask } from '../use-case.ts';
import { postToAccount } from './post-to-account.ts';

/**
 * Sends another letter to confirm the address of one's own account. Refuses with `not-logged-in`, and with
 * `unavailable` if no mail can be sent.
 */
export const askForConfirmation = definePrivateTask({
  name: 'askForConfirmation',
  contract: {
    route: 'POST /me/email-confirmation',
    summary: 'Send another letter that confirms the caller’s address',
    status: 202,
    refusals: ['not-logged-in', 'too-many', 'unavailable'],
  },
  input: z.object({}),
  run: async ({ actor, ports }) => {
    const userId = accountIdOf(actor);
    if (userId === undefined) return refused(failures.notLoggedIn());
    if (!ports.online?.mail) {
      return refused({ kind: 'unavailable', code: 'mail-needed' });
    }
    await ports.store.change((change) => postToAccount(change, ports, 'confirm-address', userId));
    return done(undefined);
  },
});
