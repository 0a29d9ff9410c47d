import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { provenOwners } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { accountSubject } from './account-of.ts';
import { keepAnOwner, needsAnOwner } from './keep-an-owner.ts';
import { readerOf, readerSchema, type User, withSessionsEnded } from './user.ts';

/** Returns the account without its role, which it keeps for later. */
const suspend = (user: User, at: string): User => ({
  ...withSessionsEnded(user),
  role: undefined,
  invited: undefined,
  suspended: { at, role: user.role },
});

const lift = (user: User): User => ({
  ...withSessionsEnded(user),
  role: user.suspended?.role,
  suspended: undefined,
});

/**
 * Suspends an account or ends its suspension. While it is suspended, nobody can log in to it, it has no role, and what it
 * scheduled isn't published; stories, notes and its role stay. Ends its sessions and links. Refuses with `not-found`, and
 * with `forbidden` to suspend the last owner.
 */
export const suspendAccount = defineChange({
  name: 'suspendAccount',
  contract: {
    route: 'PUT /admin/users/:userId/suspension',
    summary: 'Suspend an account, or end its suspension',
    description: 'Ends its sessions. It gets its role back when the suspension ends.',
    answers: readerSchema,
    refusals: ['not-found'],
  },
  may: provenOwners,
  input: z.object({ userId: z.string(), isSuspended: z.boolean() }),
  prepare: ({ ports }) => needsAnOwner(ports),
  change: async (change, { input: { userId, isSuspended }, prepared, ports }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    if ((user.suspended !== undefined) === isSuspended) return { value: readerOf(user) };
    if (isSuspended) await keepAnOwner(change, user, prepared);
    const at = ports.clock.now().toISOString();
    const changed = isSuspended ? suspend(user, at) : lift(user);
    await change.replace('users', changed);
    return {
      value: readerOf(changed),
      activity: {
        event: isSuspended ? 'account-suspended' : 'account-reinstated',
        subject: accountSubject(userId),
        action: isSuspended ? words.suspendedUser : words.endedSuspension,
        description: isSuspended
          ? words.userWasSuspended(user.name)
          : words.userIsNoLongerSuspended(user.name),
      },
      security: {
        kind: 'role',
        description: isSuspended ? words.suspendedAnAccount : words.endedASuspension,
        subject: user.name,
      },
    };
  },
  endsSessionsOf: ({ id }) => id,
});
