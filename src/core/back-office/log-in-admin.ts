import * as z from 'zod/mini';
import { givenPassword } from '../account/account-fields.ts';
import { done, refused, rule } from '../errors.ts';
import { definePrivateTask } from '../use-case.ts';

/**
 * Checks the password of the back office; refuses with `wrong-credentials`. The session belongs to
 * the returned generation of the password.
 */
export const logInAdmin = definePrivateTask({
  name: 'logInAdmin',
  titled: 'login-failed',
  input: z.object({
    password: givenPassword.check(z.minLength(1, rule('admin-password-missing'))),
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
      kind: 'wrong-credentials',
      code: 'admin-password-wrong',
      field: 'password',
    });
  },
});

/** Reads whether a password opens the back office, for visitors who aren't logged in. */
export const readAccess = definePrivateTask({
  name: 'readAccess',
  input: z.object({}),
  run: async ({ ports: { adminPassword } }) => done({ isPasswordOn: await adminPassword.isOn() }),
});
