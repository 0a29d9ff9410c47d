import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { provenOwners } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { emailAddress, fullName } from './account-fields.ts';
import { accountSubject } from './account-of.ts';
import { needsServer } from './password/password-link.ts';
import { mustNotBeSuspended } from './refuse-suspended.ts';
import { roleNames, roles } from './role.ts';
import { emailKey, type Invitation, type User } from './user.ts';

/** Sets the invitation on the account with that address, or on a new one without a password. */
async function invite(
  change: StoreChange,
  email: string,
  invited: Invitation,
  now: Date,
): Promise<User> {
  const [known] = await change.list('users', { where: { email: emailKey(email) }, limit: 1 });
  if (known) {
    mustNotBeSuspended(known);
    return change.replace('users', { ...known, invited });
  }
  return change.insert('users', {
    name: invited.name,
    email,
    // Matches no password; the invitation's link sets one.
    password: '$none',
    subscribed: false,
    createdAt: now.toISOString(),
    role: undefined,
    invited,
  });
}

/**
 * Records an invitation to the staff. `sendPasswordLink` makes the link, and only redeeming it grants the
 * role, because a stranger may have registered the address. Returns the input, never the name of an
 * existing account with that address. Refuses with `unavailable` in the browser edition.
 */
export const inviteStaff = defineChange({
  name: 'inviteStaff',
  contract: {
    route: 'POST /admin/staff',
    summary: 'Invite a person to the newsroom',
    description: 'They have it once they redeem the link that `password-link` makes.',
    answers: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
    }),
    status: 201,
    refusals: ['unavailable'],
  },
  may: provenOwners,
  titled: 'invitation-failed',
  // A link of an earlier invitation would still grant its role.
  afterwards: async ({ ports }, { id }) => ports.online?.tokens.revokeAllOf('invitation', id),
  input: z.object({ name: fullName, email: emailAddress, role: z.enum(roles) }),
  change: async (change, { input: { name, email, role }, ports }) => {
    if (!ports.online) throw new Refusal(needsServer);
    const { id } = await invite(change, email, { name, role }, ports.clock.now());
    return {
      value: { id, name, email, role },
      activity: {
        event: 'staff-invited',
        subject: accountSubject(id),
        action: words.invitedStaff,
        description: words.userWasInvited(name, roleNames[role]),
      },
      security: { kind: 'role', description: words.invitedAs(roleNames[role]), subject: name },
    };
  },
});
