import * as z from 'zod/mini';
import { accountSubject } from '../account/account-of.ts';
import { done, type Failure, Refusal, refused, rule } from '../errors.ts';
import { standingSettings } from '../settings/stored-settings.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { newChallenge, redeemChallenge } from './challenge.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { onlineOf, ownAccount, provenMembers } from './own-account.ts';
import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from './second-factor.ts';

const notMade: Failure = { kind: 'wrong-credentials', code: 'passkey-not-checked' };

export const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, rule('passkey-name-missing')),
    z.maxLength(LONGEST_PASSKEY_NAME, rule('passkey-name-too-long')),
  );

/** Returns the WebAuthn options for creating a passkey for one's own account, and their challenge. */
export const beginPasskey = definePrivateTask({
  name: 'beginPasskey',
  may: provenMembers,
  input: z.object({}),
  run: async ({ actor, ports }) => {
    const online = onlineOf(ports);
    const { passkeys, kept } = online.secondFactor;
    const impossible = passkeys.whyNot();
    if (impossible) return refused(impossible);
    const user = await ownAccount(ports, actor);
    const { passkeys: known } = await kept.of(user.id);
    if (known.length >= MOST_PASSKEYS) {
      return refused({
        kind: 'invalid',
        code: 'too-many-passkeys',
        params: { most: MOST_PASSKEYS },
      });
    }
    const challenge = await newChallenge(online, 'passkey-creation', user.id);
    const { siteName } = await standingSettings(ports.store);
    const options = await passkeys.creation({
      challenge,
      siteName,
      user: { id: user.id, name: user.email, displayName: user.name },
      known,
    });
    return done({ challenge, options });
  },
});

/**
 * Adds a passkey that the browser created for that challenge. Returns recovery codes if it is the
 * account's first second factor. Refuses with `wrong-credentials` if the answer can't be verified.
 */
export const addPasskey = defineChange({
  name: 'addPasskey',
  may: provenMembers,
  titled: 'passkey-not-added',
  input: z.object({ name: passkeyName, challenge: z.string(), answer: z.unknown() }),
  prepare: async ({ input: { name, challenge, answer }, actor, ports }) => {
    const online = onlineOf(ports);
    const { passkeys, kept } = online.secondFactor;
    const user = await ownAccount(ports, actor);
    if (!(await redeemChallenge(online, 'passkey-creation', challenge, user.id))) {
      throw new Refusal(notMade);
    }
    const passkey = await passkeys.created(answer, challenge);
    const isFirst = !(await kept.has(user.id));
    if (!passkey || !(await kept.addPasskey(user.id, { ...passkey, name }))) {
      throw new Refusal(notMade);
    }
    const codes = isFirst
      ? { recoveryCodes: await makeRecoveryCodes(online.secondFactor, user.id) }
      : {};
    return { user, codes };
  },
  change: async (_, { input: { name }, prepared: { user, codes } }) => ({
    value: codes,
    activity: {
      event: 'passkey-added',
      subject: accountSubject(user.id),
      action: words.addedPasskey,
      description: words.userAddedAPasskey(user.name),
    },
    security: { kind: 'second-factor', description: words.addedThePasskey(name) },
  }),
});
