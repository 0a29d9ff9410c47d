import * as z from 'zod/mini';
import { accountSubject } from '../account/account-of.ts';
import { postToAccount } from '../account/post-to-account.ts';
import { readerOf, readerSchema, withSessionsEnded } from '../account/user.ts';
import { done, failures, Refusal } from '../errors.ts';
import { owners, provenOwners } from '../permission.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { onlineOf } from './own-account.ts';
import { factorCountsSchema } from './second-factor.ts';

/** Counts the second factors per account, without accounts that have none. */
export const countFactors = definePrivateTask({
  name: 'countFactors',
  contract: {
    route: 'GET /admin/second-factors',
    summary: 'How many second factors each account has that has any',
    answers: factorCountsSchema,
    refusals: ['unavailable'],
  },
  may: owners,
  input: z.object({}),
  run: async ({ ports }) => done(await onlineOf(ports).secondFactor.kept.counts()),
});

/**
 * Removes all second factors of an account whose holder lost them, ends its sessions and mails a notice to
 * its holder, who can then log in by password alone and set up new ones.
 */
export const resetSecondFactor = defineChange({
  name: 'resetSecondFactor',
  contract: {
    route: 'DELETE /admin/users/:userId/second-factor',
    summary: 'Remove the second factors of an account',
    description: 'Ends the account’s sessions and writes to its holder.',
    answers: readerSchema,
    refusals: ['not-found', 'unavailable'],
  },
  may: provenOwners,
  input: z.object({ userId: z.string() }),
  prepare: async ({ input: { userId }, ports }) => {
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.has(userId))) throw new Refusal(failures.deletedAlready());
  },
  change: async (change, { input: { userId }, ports }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    const changed = await change.replace('users', withSessionsEnded(user));
    await postToAccount(change, ports, 'second-factor-taken', userId);
    return {
      value: readerOf(changed),
      activity: {
        event: 'second-factor-reset',
        subject: accountSubject(userId),
        action: words.resetSecondFactor,
        description: words.theSecondFactorOfUser(user.name),
      },
      security: {
        kind: 'second-factor',
        subject: user.name,
        description: words.tookAwayTheSecondFactor,
      },
    };
  },
  afterwards: ({ ports }, { id }) => onlineOf(ports).secondFactor.kept.removeAll(id),
  endsSessionsOf: ({ id }) => id,
});
