import * as z from 'zod/mini';
import { readerOf, withSessionsEnded } from '../account/user.ts';
import { done, failures, Refusal } from '../errors.ts';
import { defineChange, defineTask, mustBeOwner, mustBeProvenOwner } from '../use-case.ts';
import { onlineOf } from './own-account.ts';

/** Counts the second factors of each account that has any. */
export const countFactors = defineTask({
  name: 'countFactors',
  may: mustBeOwner,
  input: z.object({}),
  run: async ({ ports }) => done(await onlineOf(ports).secondFactor.kept.counts()),
});

/**
 * Takes every second factor from an account whose holder lost theirs, ends its sessions and tells them by
 * a letter. They come in by their password alone, and set up a new one.
 */
export const resetSecondFactor = defineChange({
  name: 'resetSecondFactor',
  may: mustBeProvenOwner,
  input: z.object({ userId: z.string() }),
  prepare: async ({ input: { userId }, ports }) => {
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.has(userId))) throw new Refusal(failures.deletedAlready());
  },
  change: async (change, { input: { userId } }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    const changed = await change.replace('users', withSessionsEnded(user));
    return {
      value: readerOf(changed),
      activity: {
        action: 'Reset Second Factor',
        description: `The second factor of user "${user.name}" was taken away`,
      },
      security: {
        kind: 'second-factor',
        subject: user.name,
        description: 'took away the second factor of',
      },
    };
  },
  afterwards: async ({ ports }, { id, email }) => {
    const { secondFactor, mail } = onlineOf(ports);
    await secondFactor.kept.removeAll(id);
    await mail?.send({
      to: email,
      subject: 'Your second factor was taken away',
      text: 'Hello,\n\nan owner of the newsroom took your passkeys, your authenticator app and your recovery codes off your account. You are logged out everywhere. Log in with your password and set up a new second factor.\n\nIf you did not ask for this, tell the newsroom at once.\n',
    });
  },
});
