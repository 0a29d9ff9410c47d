import * as z from 'zod/mini';
import { accountSubject } from '../account/account-of.ts';
import { done, failures, Refusal, refused } from '../errors.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { passkeyName } from './add-passkey.ts';
import { NOBODY, newChallenge } from './challenge.ts';
import { onlineOf, ownAccount, provenMembers } from './own-account.ts';

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

/** Renames a passkey of one's own account. Refuses with `not-found`. */
export const renamePasskey = defineChange({
  name: 'renamePasskey',
  may: provenMembers,
  titled: 'passkey-not-renamed',
  input: z.object({ id: z.string(), name: passkeyName }),
  prepare: async ({ input: { id, name }, actor, ports }) => {
    const user = await ownAccount(ports, actor);
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.renamePasskey(user.id, id, name)))
      throw new Refusal(failures.deletedAlready());
    return user;
  },
  change: async (_, { prepared: user }) => ({
    value: undefined,
    activity: {
      event: 'passkey-renamed',
      subject: accountSubject(user.id),
      action: words.renamedPasskey,
      description: words.userRenamedAPasskey(user.name),
    },
  }),
});

/** Removes a passkey of one's own account, and the recovery codes with the last factor. Refuses with `not-found`. */
export const removePasskey = defineChange({
  name: 'removePasskey',
  may: provenMembers,
  input: z.object({ id: z.string() }),
  prepare: async ({ input: { id }, actor, ports }) => {
    const user = await ownAccount(ports, actor);
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.removePasskey(user.id, id))) throw new Refusal(failures.deletedAlready());
    return user;
  },
  change: async (_, { prepared: user }) => ({
    value: undefined,
    activity: {
      event: 'passkey-removed',
      subject: accountSubject(user.id),
      action: words.removedPasskey,
      description: words.userRemovedAPasskey(user.name),
    },
    security: { kind: 'second-factor', description: words.removedAPasskey },
  }),
});
