import * as z from 'zod/mini';
import { givenPassword } from '../account/account-fields.ts';
import { done, refused } from '../errors.ts';
import { defineTask } from '../use-case.ts';

const wrongPassword = 'Incorrect password. Please try again.';

/**
 * Checks the password of the back office; refuses with `wrong-credentials`. The session belongs to
 * the returned generation of the password.
 */
export const logInAdmin = defineTask({
  name: 'logInAdmin',
  invalidTitle: 'Login Failed',
  input: z.object({
    password: givenPassword.check(z.minLength(1, wrongPassword)),
  }),
  run: async ({ input, actor, ports: { adminPassword, online } }) => {
    // Read first: a password that is replaced meanwhile opens nothing that lasts.
    const generation = await adminPassword.generation();
    if (await adminPassword.matches(input.password)) return done({ generation });
    await online?.security.record(actor, {
      kind: 'log-in-refused',
      description: 'did not know the password',
      subject: 'Back office',
    });
    return refused({
      code: 'wrong-credentials',
      title: 'Login Failed',
      message: wrongPassword,
      field: 'password',
    });
  },
});

/** Reads whether a password opens the back office, for visitors who aren't logged in. */
export const readAccess = defineTask({
  name: 'readAccess',
  input: z.object({}),
  run: async ({ ports: { adminPassword } }) => done({ isPasswordOn: await adminPassword.isOn() }),
});
