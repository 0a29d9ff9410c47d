import * as z from 'zod/mini';
import type { User } from '../account/user.ts';
import { done } from '../errors.ts';
import type { Online } from '../ports.ts';
import { definePrivateTask } from '../use-case.ts';
import { sayFailure } from '../words/say-failure.ts';
import { serverWords } from '../words/server-words.ts';
import { members, onlineOf, ownAccount } from './own-account.ts';
import type { SecondFactorView } from './second-factor.ts';

/** Returns the second factors of an account without their secrets. */
export async function viewOf(
  { secondFactor: { kept, passkeys, policies } }: Online,
  { id, role }: User,
): Promise<SecondFactorView> {
  const factors = await kept.of(id);
  const { requiredFor } = await policies.read();
  const noPasskeys = passkeys.whyNot();
  return {
    passkeys: factors.passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt,
      ...(usedAt ? { usedAt } : {}),
    })),
    ...(factors.app?.isConfirmed ? { appSince: factors.app.createdAt } : {}),
    recoveryCodes: factors.recoveryCodes,
    isRequired: role !== undefined && requiredFor.includes(role),
    ...(noPasskeys ? { noPasskeys: sayFailure(noPasskeys, [serverWords]).message } : {}),
  };
}

/** Returns the second factors of one's own account. */
export const readOwnFactors = definePrivateTask({
  name: 'readOwnFactors',
  may: members,
  input: z.object({}),
  run: async ({ actor, ports }) =>
    done(await viewOf(onlineOf(ports), await ownAccount(ports, actor))),
});
