import * as z from 'zod/mini';
import { done, Refusal } from '../errors.ts';
import { defineTask, mustBeStaff } from '../use-case.ts';
import { givenPassword } from './account-fields.ts';
import { provenAccount } from './proven-account.ts';

/** What proves who somebody is: the password of their account, or that of the back office. */
export interface ProofAsked {
  by: 'account' | 'password';
}

const NOT_PROVEN = { title: 'Not Confirmed', field: 'password' } as const;

/**
 * Proves once more that whoever asks is who their session says (step-up), by the password that it began
 * with. Refuses with `wrong-credentials`. A second factor is asked for here: where the account has one,
 * the password alone is no proof.
 */
export const proveIdentity = defineTask({
  name: 'proveIdentity',
  may: mustBeStaff,
  invalidTitle: NOT_PROVEN.title,
  input: z.object({ password: givenPassword }),
  run: async ({ input: { password }, actor, ports }) => {
    if (actor.kind === 'staff' && actor.isByPassword) {
      if (await ports.adminPassword.matches(password)) return done(undefined);
      throw new Refusal({
        code: 'wrong-credentials',
        message: 'This is not the password of the back office.',
        ...NOT_PROVEN,
      });
    }
    await provenAccount(ports, actor, password, NOT_PROVEN);
    return done(undefined);
  },
});
