import * as z from 'zod/mini';
import { accountSubject } from '../account/account-of.ts';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { onlineOf, ownAccount, provenMembers } from './own-account.ts';
import { shownRecoveryCode } from './recovery-code.ts';
import type { SecondFactorPorts } from './second-factor-ports.ts';

/** Replaces an account's recovery codes. Returns the new ones as shown to the user, for the only time. */
export async function makeRecoveryCodes(
  { kept, codes }: SecondFactorPorts,
  userId: string,
): Promise<string[]> {
  const made = codes.newRecoveryCodes();
  await kept.replaceRecoveryCodes(userId, made);
  return made.map(shownRecoveryCode);
}

/** Makes new recovery codes for one's own account, and invalidates the old ones. */
export const renewRecoveryCodes = defineChange({
  name: 'renewRecoveryCodes',
  may: provenMembers,
  input: z.object({}),
  prepare: async ({ actor, ports }) => {
    const { secondFactor } = onlineOf(ports);
    const user = await ownAccount(ports, actor);
    if (!(await secondFactor.kept.has(user.id))) {
      throw new Refusal({ kind: 'invalid', code: 'recovery-codes-need-factor' });
    }
    return { user, recoveryCodes: await makeRecoveryCodes(secondFactor, user.id) };
  },
  change: async (_, { prepared: { user, recoveryCodes } }) => ({
    value: { recoveryCodes },
    activity: {
      event: 'recovery-codes-made',
      subject: accountSubject(user.id),
      action: words.madeRecoveryCodes,
      description: words.userMadeNewRecoveryCodes(user.name),
    },
    security: { kind: 'second-factor', description: words.madeNewRecoveryCodes },
  }),
});
