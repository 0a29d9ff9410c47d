import * as z from 'zod/mini';
import { type Actor, accountIdOf } from '../actor.ts';
import { done, failures, Refusal } from '../errors.ts';
import type { Permission } from '../permission.ts';
import { factorProof, factorsOf, givenFactor } from '../second-factor/given-factor.ts';
import { definePrivateTask } from '../use-case.ts';
import { givenPassword } from './account-fields.ts';
import type { ProofAsked } from './proof-asked.ts';
import { provenAccount } from './proven-account.ts';

/** Permits staff, including those who still have to set up a second factor. */
const workers: Permission = {
  who: 'staff',
  objectionTo: (actor) => {
    if (actor.kind === 'staff') return undefined;
    return actor.kind === 'reader' && actor.owedRole ? undefined : failures.notLoggedIn();
  },
};

const isByPassword = (actor: Actor): boolean =>
  actor.kind === 'staff' && actor.isByPassword === true;

/** Returns the proof that `proveIdentity` will ask of the actor. */
export const readProofAsked = definePrivateTask({
  name: 'readProofAsked',
  may: workers,
  input: z.object({}),
  run: async ({ actor, ports }) => {
    if (isByPassword(actor)) return done<ProofAsked>({ by: 'password' });
    const userId = accountIdOf(actor);
    const factor = userId === undefined ? undefined : await factorsOf(ports, userId);
    return done<ProofAsked>({ by: 'account', ...(factor ? { factor } : {}) });
  },
});

/**
 * Re-authenticates the actor (step-up): by second factor if the account has one, since the password alone
 * is then not enough; otherwise by the password that the session began with. Refuses with
 * `wrong-credentials`.
 */
export const proveIdentity = definePrivateTask({
  name: 'proveIdentity',
  may: workers,
  titled: 'not-confirmed',
  input: z.extend(givenFactor, { password: z.optional(givenPassword) }),
  run: async ({ input: { password = '', ...given }, actor, ports }) => {
    if (isByPassword(actor)) {
      if (await ports.adminPassword.matches(password)) return done(undefined);
      throw new Refusal({
        kind: 'wrong-credentials',
        code: 'admin-password-not-confirmed',
        field: 'password',
      });
    }
    const userId = accountIdOf(actor);
    if (userId !== undefined && (await factorsOf(ports, userId))) {
      await factorProof(ports, userId, given);
    } else {
      await provenAccount(ports, actor, password, {
        titled: 'not-confirmed',
        field: 'password',
      });
    }
    return done(undefined);
  },
});
