import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { definePrivateTask } from '../use-case.ts';
import { NOBODY, newChallenge } from './challenge.ts';
import { onlineOf } from './own-account.ts';

/**
 * Returns the WebAuthn options for signing with a passkey of that account, or, for a log-in without a
 * password, with any passkey that the browser has for this site.
 */
export const askForPasskey = definePrivateTask({
  name: 'askForPasskey',
  input: z.object({ userId: z.optional(z.string()) }),
  run: async ({ input: { userId }, ports }) => {
    const online = onlineOf(ports);
    const { passkeys, kept } = online.secondFactor;
    const impossible = passkeys.whyNot();
    if (impossible) return refused(impossible);
    if (userId === undefined) {
      const challenge = await newChallenge(online, 'passkey-log-in', NOBODY);
      return done({
        challenge,
        options: await passkeys.request({ challenge, mustVerifyUser: true }),
      });
    }
    const challenge = await newChallenge(online, 'passkey-proof', userId);
    const { passkeys: allowed } = await kept.of(userId);
    const options = await passkeys.request({ challenge, allowed, mustVerifyUser: false });
    return done({ challenge, options });
  },
});
