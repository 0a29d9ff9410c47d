import * as z from 'zod/mini';
import { visitor } from '../actor.ts';
import { done, type Failure, refused } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { definePrivateTask } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
import { givenPassword } from './account-fields.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { emailKey, provenReaderOf, type User } from './user.ts';

const wrongCredentials: Failure = {
  kind: 'wrong-credentials',
  code: 'email-or-password-wrong',
  field: 'email',
};

async function findByCredentials(
  { store, passwords, online }: Ports,
  email: string,
  password: string,
): Promise<User | undefined> {
  const where = { email: emailKey(email) };
  const users = await store.read((view) => view.list('users', { where }));
  for (const user of users) {
    if (await passwords.matches(password, user.password)) return user;
  }
  // Hashes all the same, so that the response time doesn't reveal whether the address has an account.
  if (users.length === 0) await passwords.hash(password);
  await online?.security.record(visitor, {
    kind: 'log-in-refused',
    description:
      users.length > 0 ? words.didNotKnowThePassword : words.triedAnAddressWithoutAccount,
    subject: users[0]?.name ?? '',
  });
  return undefined;
}

/** Finds the account with this e-mail and password; refuses with `wrong-credentials`. */
export const logIn = definePrivateTask({
  name: 'logIn',
  titled: 'login-failed',
  input: z.object({ email: z.string(), password: givenPassword }),
  run: async ({ input, ports }) => {
    const user = await findByCredentials(ports, input.email, input.password);
    if (!user) return refused(wrongCredentials);
    refuseSuspended(user);
    return done({
      ...provenReaderOf(user),
      /** True if `securePassword` should replace the stored form of the password. */
      isPasswordOutdated: ports.passwords.isOutdated(user.password),
    });
  },
});
