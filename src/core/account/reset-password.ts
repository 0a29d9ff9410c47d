import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import { newPassword } from './account-fields.ts';
import { linkExpired, linkPurposes } from './password-link.ts';
import { readerOf } from './user.ts';

/** Whom a link from a letter is for; throws a refusal for a link that is no longer good. */
async function redeem(ports: Ports, token: string): Promise<string> {
  for (const purpose of linkPurposes) {
    const userId = await ports.online?.tokens.redeem(purpose, token);
    if (userId !== undefined) return userId;
  }
  throw new Refusal(linkExpired);
}

/** Sets the password of whoever followed the link of a reset or an invitation. */
export const resetPassword = defineChange({
  name: 'resetPassword',
  invalidTitle: 'Password Not Changed',
  input: z.object({ token: z.string(), password: newPassword }),
  prepare: async ({ input, ports }) => {
    const userId = await redeem(ports, input.token);
    return { userId, hash: await ports.passwords.hash(input.password) };
  },
  change: async (change, { prepared: { userId, hash } }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(linkExpired);
    const changed = await change.replace('users', { ...user, password: hash });
    return {
      value: readerOf(changed),
      activity: {
        action: 'Changed Password',
        description: `User "${user.name}" set a new password`,
      },
    };
  },
});
