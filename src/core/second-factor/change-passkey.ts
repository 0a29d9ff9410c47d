import * as z from 'zod/mini';
import { accountSubject } from '../account/account-of.ts';
import { failures, Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { passkeyName } from './add-passkey.ts';
import { onlineOf, ownAccount, provenMembers } from './own-account.ts';

/** Renames a passkey of one's own account. Refuses with `not-found`. */
export const renamePasskey = defineChange({
  name: 'renamePasskey',
  may: provenMembers,
  titled: 'passkey-not-renamed',
  input: z.object({ id: z.string(), name: passkeyName }),
  prepare: async ({ input: { id, name }, actor, ports }) => {
    const user = await ownAccount(ports, actor);
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.renamePasskey(user.id, id, name)))
      throw new Refusal(failures.deletedAlready());
    return user;
  },
  change: async (_, { prepared: user }) => ({
    value: undefined,
    activity: {
      event: 'passkey-renamed',
      subject: accountSubject(user.id),
      action: 'Renamed Passkey',
      description: `User "${user.name}" renamed a passkey`,
    },
  }),
});

/** Removes a passkey of one's own account, and the recovery codes with the last factor. Refuses with `not-found`. */
export const removePasskey = defineChange({
  name: 'removePasskey',
  may: provenMembers,
  input: z.object({ id: z.string() }),
  prepare: async ({ input: { id }, actor, ports }) => {
    const user = await ownAccount(ports, actor);
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.removePasskey(user.id, id))) throw new Refusal(failures.deletedAlready());
    return user;
  },
  change: async (_, { prepared: user }) => ({
    value: undefined,
    activity: {
      event: 'passkey-removed',
      subject: accountSubject(user.id),
      action: 'Removed Passkey',
      description: `User "${user.name}" removed a passkey`,
    },
    security: { kind: 'second-factor', description: 'removed a passkey' },
  }),
});
