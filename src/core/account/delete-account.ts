import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
import { givenPassword } from './account-fields.ts';
import { accountSubject } from './account-of.ts';
import { keepAnOwner, needsAnOwner } from './keep-an-owner.ts';
import { provenAccount } from './proven-account.ts';

/** Deletes one's own account. Refuses with `forbidden` to delete the last owner. */
export const deleteAccount = defineChange({
  name: 'deleteAccount',
  titled: 'account-not-deleted',
  input: z.object({ password: givenPassword }),
  prepare: async ({ input, actor, ports }) => {
    const form = { titled: 'account-not-deleted', field: 'password' } as const;
    const { id, name } = await provenAccount(ports, actor, input.password, form);
    const { removeAccount } = await import('./remove-account.ts');
    return { id, name, isOwnerNeeded: await needsAnOwner(ports), removeAccount };
  },
  change: async (change, { prepared: { id, name, isOwnerNeeded, removeAccount } }) => {
    const user = await change.get('users', id);
    if (!user) throw new Refusal(failures.notLoggedIn());
    await keepAnOwner(change, user, isOwnerNeeded);
    await removeAccount(change, user);
    const isReader = user.role === undefined;
    return {
      value: { id },
      activity: {
        event: 'user-deleted',
        subject: accountSubject(id),
        action: words.deletedUser,
        description: isReader
          ? words.aReaderDeletedTheirAccount
          : words.userDeletedTheirAccount(name),
      },
      security: { kind: 'role', description: words.deletedTheirOwnAccount, subject: name },
    };
  },
});
