import * as z from 'zod/mini';
import { failures, Refusal } from '../../errors.ts';
import { defineChange } from '../../use-case.ts';
import { givenPassword } from '../account-fields.ts';
import { accountSubject } from '../account-of.ts';

/**
 * Rehashes a password after a log-in if the stored form is plain text, as in records from elsewhere, or an
 * outdated hash.
 */
export const securePassword = defineChange({
  name: 'securePassword',
  input: z.object({ userId: z.string(), password: givenPassword }),
  prepare: ({ input, ports }) => ports.passwords.hash(input.password),
  change: async (change, { input, prepared, ports }) => {
    const user = await change.get('users', input.userId);
    if (!user || !(await ports.passwords.matches(input.password, user.password))) {
      throw new Refusal(failures.notFound());
    }
    await change.replace('users', { ...user, password: prepared });
    return {
      value: undefined,
      activity: {
        event: 'password-secured',
        subject: accountSubject(user.id),
        action: 'Updated User',
        description: `The stored password of user "${user.name}" was secured`,
      },
    };
  },
});
