import * as z from 'zod/mini';
import { givenPassword } from '../account/account-fields.ts';
import { done, refused, rule } from '../errors.ts';
import { definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { didNotKnowThePassword } from '../words/reader-event-words.ts';

/**
 * Checks the shared password of the back office. Returns its generation, to which the session belongs.
 * Refuses with `wrong-credentials`.
 */
export const logInAdmin = definePrivateTask({
  name: 'logInAdmin',
  titled: 'login-failed',
  input: z.object({
    password: givenPassword.check(z.minLength(1, rule('admin-password-missing'))),
  }),
  run: async ({ input, actor, ports: { adminPassword, online } }) => {
    // Read before the check: if the password is replaced meanwhile, the new session ends at once.
    const generation = await adminPassword.generation();
    if (await adminPassword.matches(input.password)) return done({ generation });
    await online?.security.record(actor, {
      kind: 'log-in-refused',
      description: didNotKnowThePassword,
      subject: words.backOffice,
    });
    return refused({
      kind: 'wrong-credentials',
      code: 'admin-password-wrong',
      field: 'password',
    });
  },
});

/** Returns whether the shared password opens the back office, for its log-in page. */
export const readAccess = definePrivateTask({
  name: 'readAccess',
  input: z.object({}),
  run: async ({ ports: { adminPassword } }) => done({ isPasswordOn: await adminPassword.isOn() }),
});
