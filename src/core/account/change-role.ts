import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { provenOwners } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { accountSubject } from './account-of.ts';
import { keepAnOwner, needsAnOwner } from './keep-an-owner.ts';
import { mustNotBeSuspended } from './refuse-suspended.ts';
import { roleNames, roles } from './role.ts';
import { readerOf, readerSchema, withSessionsEnded } from './user.ts';

/**
 * Gives an account a role, or takes it away, which makes it a reader's. Ends the account's sessions and
 * links, including an open invitation. Refuses with `forbidden` a first role for an unconfirmed address,
 * whose holder must be invited instead, and the removal of the last owner.
 */
export const changeRole = defineChange({
  name: 'changeRole',
  contract: {
    route: 'PUT /admin/users/:userId/role',
    summary: 'Change the role of an account',
    description:
      'Ends its sessions. A first role goes only to a confirmed address; others are invited.',
    answers: readerSchema,
    refusals: ['not-found'],
  },
  may: provenOwners,
  input: z.object({ userId: z.string(), role: z.optional(z.enum(roles)) }),
  prepare: ({ ports }) => needsAnOwner(ports),
  change: async (change, { input: { userId, role }, prepared }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    mustNotBeSuspended(user);
    if (role !== 'owner') await keepAnOwner(change, user, prepared);
    if (role && !user.role && !user.emailConfirmed) {
      throw new Refusal({ kind: 'forbidden', code: 'address-not-confirmed' });
    }
    const changed = await change.replace('users', {
      ...withSessionsEnded(user),
      role,
      invited: undefined,
    });
    return {
      value: readerOf(changed),
      activity: {
        event: 'role-changed',
        subject: accountSubject(user.id),
        action: words.changedRole,
        description: words.userIsNow(user.name, role ? roleNames[role] : words.aReader),
      },
      security: {
        kind: 'role',
        description: role ? words.gaveTheRole(roleNames[role]) : words.tookTheRoleAway,
        subject: user.name,
      },
    };
  },
  endsSessionsOf: ({ id }) => id,
});
