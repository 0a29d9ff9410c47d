import * as z from 'zod/mini';
import { idSchema } from '../contract.ts';
import { failures, Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { deletedUser } from '../words/reader-event-words.ts';
import { accountSubject } from './account-of.ts';
import { keepAnOwner, needsAnOwner } from './keep-an-owner.ts';
import { removeAccount } from './remove-account.ts';
import { isStaff } from './user.ts';

/** Deletes an account, ends its sessions and takes a reader's name out of the activity log. Refuses with `forbidden` to delete the last owner. */
export const deleteUser = defineChange({
  name: 'deleteUser',
  contract: {
    route: 'DELETE /admin/users/:id',
    summary: 'Delete an account',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: owners,
  input: z.object({ id: z.string() }),
  prepare: ({ ports }) => needsAnOwner(ports),
  change: async (change, { input: { id }, prepared }) => {
    const user = await change.get('users', id);
    if (!user) throw new Refusal(failures.deletedAlready());
    await keepAnOwner(change, user, prepared);
    await removeAccount(change, user);
    const isReader = !isStaff(user);
    return {
      value: { id },
      activity: {
        event: 'user-deleted',
        subject: accountSubject(id),
        action: deletedUser,
        description: isReader ? words.aReadersAccountWasDeleted : words.userWasDeleted(user.name),
      },
      security: { kind: 'role', description: words.deletedAnAccount, subject: user.name },
    };
  },
  endsSessionsOf: ({ id }) => id,
});
