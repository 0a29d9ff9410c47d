import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { defineTask, visitor } from '../use-case.ts';
import { emailAddress } from './account-fields.ts';
import { resetLetter } from './account-letters.ts';
import { passwordLink } from './password-link.ts';
import { emailKey } from './user.ts';

/**
 * Mails a link to whoever has an account with that address. Neither the answer nor its time says whether
 * somebody has: the account is looked for after it. Refuses with `unavailable` where no mail can be sent.
 */
export const requestPasswordReset = defineTask({
  name: 'requestPasswordReset',
  input: z.object({ email: emailAddress }),
  run: async ({ input, ports: { online, store } }) => {
    const { mail } = online ?? {};
    if (!online || !mail) {
      return refused({
        code: 'unavailable',
        title: 'Not possible here',
        message: 'This site cannot send e-mail. Please ask its newsroom for a new password.',
      });
    }
    online.later(async () => {
      const where = { email: emailKey(input.email) };
      const [user] = await store.read((view) => view.list('users', { where, limit: 1 }));
      if (!user) return;
      const letter = resetLetter(user, await passwordLink(online, 'reset-password', user));
      // A letter refused by its limits leaves no record.
      if (!(await mail.send(letter))) return;
      await online.security.record(visitor, {
        kind: 'link',
        description: 'asked for a link that sets a new password',
        subject: user.name,
      });
    });
    return done(undefined);
  },
});
