import * as z from 'zod/mini';
import { givenPassword } from '../account/account-fields.ts';
import { done, refused } from '../errors.ts';
import { defineTask } from '../use-case.ts';

const wrongPassword = 'Incorrect password. Please try again.';

/** Whether the password opens the back office; refuses with `wrong-credentials`. */
export const logInAdmin = defineTask({
  name: 'logInAdmin',
  invalidTitle: 'Login Failed',
  input: z.object({
    password: givenPassword.check(z.minLength(1, wrongPassword)),
  }),
  run: async ({ input, ports }) =>
    (await ports.adminPassword.matches(input.password))
      ? done(undefined)
      : refused({
          code: 'wrong-credentials',
          title: 'Login Failed',
          message: wrongPassword,
          field: 'password',
        }),
});
