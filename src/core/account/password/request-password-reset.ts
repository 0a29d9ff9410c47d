import * as z from 'zod/mini';
import { done, refused } from '../../errors.ts';
import { postLetter } from '../../letter/post-letter.ts';
import { definePrivateTask } from '../../use-case.ts';
import { emailAddress } from '../account-fields.ts';

/**
 * Mails a link to whoever has an account with that address. Neither the answer nor its time says whether
 * somebody has: the account is looked for when the letter's job runs. Refuses with `unavailable` where no mail can be sent.
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
