import * as z from 'zod/mini';
import { roleNames } from '../account/role.ts';
import { SHARED_HOLDER } from '../account/session.ts';
import { done, Refusal } from '../errors.ts';
import { inList } from '../locale/plural.ts';
import { owners, provenOwners } from '../permission.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { type AccessPolicy, accessPolicySchema } from './access-policy.ts';
import { onlineOf } from './own-account.ts';

const inWords = ({ requiredFor, allowsSharedPassword }: AccessPolicy): string =>
  [
    requiredFor.length === 0
      ? words.aSecondFactorIsRequired
      : words.aSecondFactorIsRequiredOf(inList(requiredFor.map((role) => roleNames[role]))),
    allowsSharedPassword ? words.theSharedPasswordIsOn : words.theSharedPasswordIsOff,
  ].join('; ');

/** Returns the access rules of the back office. */
export const readAccessPolicy = definePrivateTask({
  name: 'readAccessPolicy',
  contract: {
    route: 'GET /admin/access-policy',
    summary: 'The log-in rules of the back office',
    answers: accessPolicySchema,
    refusals: ['unavailable'],
  },
  may: owners,
  input: z.object({}),
  run: async ({ ports }) => done(await onlineOf(ports).secondFactor.policies.read()),
});

/**
 * Changes the access rules of the back office. Only an owner who logged in by their own account can switch
 * the shared password off; `daybreak admin allow-password` switches it on again.
 */
export const saveAccessPolicy = defineChange({
  name: 'saveAccessPolicy',
  contract: {
    route: 'PUT /admin/access-policy',
    summary: 'Require a second factor by role, switch the shared password on or off',
    description: 'Only an owner who is in by their own account can switch the password off.',
    answers: accessPolicySchema,
    refusals: ['unavailable'],
  },
  may: provenOwners,
  input: accessPolicySchema,
  prepare: async ({ input, actor, ports }) => {
    onlineOf(ports);
    const isOwnAccount = actor.kind === 'staff' && actor.userId && !actor.isByPassword;
    if (!input.allowsSharedPassword && !isOwnAccount) {
      throw new Refusal({ kind: 'forbidden', code: 'own-account-needed' });
    }
  },
  change: async (_, { input }) => ({
    value: input,
    activity: {
      event: 'access-changed',
      action: words.changedAccess,
      description: words.accessIsNow(inWords(input)),
    },
    security: { kind: 'role', description: words.changedTheLogInRules(inWords(input)) },
  }),
  afterwards: ({ input, ports }) => onlineOf(ports).secondFactor.policies.save(input),
  endsSessionsOf: ({ allowsSharedPassword }) => (allowsSharedPassword ? undefined : SHARED_HOLDER),
});
