import * as z from 'zod/mini';
import { refuseSuspended } from '../account/refuse-suspended.ts';
import { type ProvenReader, provenReaderOf } from '../account/user.ts';
import { done, type Failure, failures, refused } from '../errors.ts';
import { definePrivateTask } from '../use-case.ts';
import { NOBODY, redeemChallenge } from './challenge.ts';
import { factorProof, factorsOf, givenFactor } from './given-factor.ts';
import { onlineOf } from './own-account.ts';

const account = z.object({ userId: z.string() });

/** Returns the factors that can complete a pending log-in. `userId` is that of its session. */
export const readOwedFactor = definePrivateTask({
  name: 'readOwedFactor',
  input: account,
  run: async ({ input: { userId }, ports }) => {
    const owed = await factorsOf(ports, userId);
    return owed ? done(owed) : refused(failures.notFound());
  },
});

/**
 * Completes a pending log-in by a second factor. `userId` must come from the pending session, never from the
 * request's body.
 */
export const completeLogIn = definePrivateTask({
  name: 'completeLogIn',
  input: z.extend(givenFactor, account.shape),
  run: async ({ input: { userId, ...given }, ports }) => {
    const proof = await factorProof(ports, userId, given);
    const user = await ports.store.read((view) => view.get('users', userId));
    if (!user) return refused(failures.notLoggedIn());
    refuseSuspended(user);
    return done<ProvenReader>({ ...provenReaderOf(user), factor: proof });
  },
});

const unknownPasskey: Failure = { kind: 'wrong-credentials', code: 'passkey-unknown' };

/** Logs in by a passkey alone. The authenticator must have verified the user. Refuses with `wrong-credentials`. */
export const logInByPasskey = definePrivateTask({
  name: 'logInByPasskey',
  input: z.object({ challenge: z.string(), answer: z.unknown() }),
  run: async ({ input: { challenge, answer }, ports }) => {
    const online = onlineOf(ports);
    const { kept, passkeys } = online.secondFactor;
    if (!(await redeemChallenge(online, 'passkey-log-in', challenge, NOBODY))) {
      return refused(unknownPasskey);
    }
    const found = await kept.findPasskey(passkeys.idIn(answer) ?? '');
    if (!found) return refused(unknownPasskey);
    const { userId, passkey } = found;
    const signed = await passkeys.signed(answer, { challenge, passkey, mustVerifyUser: true });
    if (!signed || !(await kept.spendSignature(passkey.id, signed.counter))) {
      return refused(unknownPasskey);
    }
    const user = await ports.store.read((view) => view.get('users', userId));
    if (!user) return refused(unknownPasskey);
    refuseSuspended(user);
    return done<ProvenReader>({
      ...provenReaderOf(user),
      factor: 'passkey',
    });
  },
});
