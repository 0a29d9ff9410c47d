import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
import { emailAddress, fullName, newPassword } from './account-fields.ts';
import { accountSubject } from './account-of.ts';
import { mustBeGoodPassword } from './password/good-password.ts';
import { postToAccount } from './post-to-account.ts';
import { emailKey, provenReaderOf } from './user.ts';

/** Creates a Standard account. Refuses with `taken` if the address has one already. */
export const registerReader = defineChange({
  name: 'registerReader',
  titled: 'registration-failed',
  input: z.object({
    name: fullName,
    email: emailAddress,
    password: newPassword,
  }),
  prepare: async ({ input, ports: { passwords } }) => {
    const rules = { holder: 'reader', titled: 'registration-failed' } as const;
    await mustBeGoodPassword(passwords, input.password, rules);
    return passwords.hash(input.password);
  },
  change: async (change, { input, prepared, ports }) => {
    if (await change.count('users', { where: { email: emailKey(input.email) } })) {
      throw new Refusal({ kind: 'taken', code: 'email-taken', field: 'email' });
    }
    const user = await change.insert('users', {
      name: input.name,
      email: input.email,
      password: prepared,
      subscribed: false,
      createdAt: ports.clock.now().toISOString(),
      role: undefined,
    });
    await postToAccount(change, ports, 'confirm-address', user.id);
    return {
      value: provenReaderOf(user),
      activity: {
        event: 'user-registered',
        subject: accountSubject(user.id),
        action: words.registeredUser,
        description: words.userRegistered(user.name),
      },
    };
  },
});
