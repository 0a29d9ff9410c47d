import * as z from 'zod/mini';
import { type Failure, Refusal } from '../errors.ts';
import type { Ports, TokenPurpose } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import { newPassword } from './account-fields.ts';
import { readerOf } from './user.ts';

const expired: Failure = {
  code: 'not-found',
  title: 'Link Expired',
  message: 'This link was used already, or is too old. Please ask for a new one.',
};

/** Whom a link from a letter is for; throws a refusal for a link that is no longer good. */
async function redeem(ports: Ports, token: string): Promise<string> {
  const purposes: TokenPurpose[] = ['reset-password', 'invitation'];
  for (const purpose of purposes) {
    const userId = await ports.online?.tokens.redeem(purpose, token);
    if (userId !== undefined) return userId;
  }
  throw new Refusal(expired);
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
    if (!user) throw new Refusal(expired);
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
