import * as z from 'zod/mini';
import { done, refused } from '../../errors.ts';
import { postLetter } from '../../letter/post-letter.ts';
import { definePrivateTask } from '../../use-case.ts';
import { emailAddress } from '../account-fields.ts';

/**
 * Mails a password reset link to the account with that address. Neither the response nor its timing
 * reveals whether there is one, because the letter's job looks it up. Refuses with `unavailable` if no
 * mail can be sent.
 */
export const requestPasswordReset = definePrivateTask({
  name: 'requestPasswordReset',
  contract: {
    route: 'POST /password-resets',
    summary: 'Ask for a link that sets a new password',
    description: 'The answer does not tell whether the address has an account.',
    status: 202,
    refusals: ['too-many', 'unavailable'],
    limit: 'reset-password',
  },
  input: z.object({ email: emailAddress }),
  run: async ({ input, ports }) => {
    const { online, store } = ports;
    if (!online?.mail) {
      return refused({ kind: 'unavailable', code: 'mail-needed-for-password' });
    }
    const caller = online.security.callerHash();
    await store.change((change) =>
      postLetter(change, ports, { about: 'reset-password', of: input.email, caller }),
    );
    return done(undefined);
  },
});
