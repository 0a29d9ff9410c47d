import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { emailAddress } from './account-fields.ts';
import { passwordLink } from './password-link.ts';
import { emailKey } from './user.ts';

/**
 * Mails a link to whoever has an account with that address. Says nothing of whether somebody has.
 * Refuses with `unavailable` where no mail can be sent.
 */
export const requestPasswordReset = defineTask({
  name: 'requestPasswordReset',
  input: z.object({ email: emailAddress }),
  run: async ({ input, ports: { online, store } }) => {
    if (!online?.mail) {
      return refused({
        code: 'unavailable',
        title: 'Not possible here',
        message: 'This site cannot send e-mail. Please ask its newsroom for a new password.',
      });
    }
    const where = { email: emailKey(input.email) };
    const [user] = await store.read((view) => view.list('users', { where, limit: 1 }));
    if (user) {
      const link = await passwordLink(online, 'reset-password', user);
      await online.mail.send({
        to: user.email,
        subject: 'Set a new password',
        text: `Hello ${user.name},\n\nwith this link you set a new password. It is good for one hour and works once:\n\n${link}\n\nIf you did not ask for it, nothing needs to be done.\n`,
      });
    }
    return done(undefined);
  },
});
