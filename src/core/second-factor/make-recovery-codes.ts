import * as z from 'zod/mini';
import { accountSubject } from '../account/account-subject.ts';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { onlineOf, ownAccount, provenMembers } from './own-account.ts';
import { shownRecoveryCode } from './recovery-code.ts';
import type { SecondFactorPorts } from './second-factor-ports.ts';

/** Makes recovery codes in place of those from before; as they are shown, once. */
export async function makeRecoveryCodes(
  { kept, codes }: SecondFactorPorts,
  userId: string,
): Promise<string[]> {
  const made = codes.newRecoveryCodes();
  await kept.replaceRecoveryCodes(userId, made);
  return made.map(shownRecoveryCode);
}

/** New recovery codes for whoever asks; the old ones are good for nothing from now on. */
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
      action: 'Made Recovery Codes',
      description: `User "${user.name}" made new recovery codes`,
    },
    security: { kind: 'second-factor', description: 'made new recovery codes' },
  }),
});
