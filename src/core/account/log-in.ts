import * as z from 'zod/mini';
import { done, type Failure, refused } from '../errors.ts';
import type { Ports, StoreView } from '../ports.ts';
import { defineRead } from '../use-case.ts';
import { emailKey, readerOf, type User } from './user.ts';

const wrongCredentials: Failure = {
  code: 'wrong-credentials',
  title: 'Login Failed',
  message: 'Invalid email or password.',
  field: 'email',
};

async function findByCredentials(
  view: StoreView,
  ports: Ports,
  email: string,
  password: string,
): Promise<User | undefined> {
  for (const user of await view.list('users', { where: { email: emailKey(email) } })) {
    if (await ports.passwords.matches(password, user.password)) return user;
  }
  return undefined;
}

/** Whose e-mail and password these are; refuses with `wrong-credentials`. */
export const logIn = defineRead({
  name: 'logIn',
  invalidTitle: wrongCredentials.title,
  input: z.object({ email: z.string(), password: z.string() }),
  read: async (view, { input, ports }) => {
    const user = await findByCredentials(view, ports, input.email, input.password);
    if (!user) return refused(wrongCredentials);
    return done({
      reader: readerOf(user),
      /** The password is kept in a form that `securePassword` should replace. */
      isPasswordOutdated: ports.passwords.isOutdated(user.password),
    });
  },
});
