import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { provenOwners } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import { emailAddress, fullName } from './account-fields.ts';
import { accountSubject } from './account-subject.ts';
import { needsServer } from './password/password-link.ts';
import { roleNames, roles } from './role.ts';
import { emailKey, type Invitation, type User } from './user.ts';

/** Notes the invitation on the account that has that address, or on a new one that nobody can open yet. */
async function invite(
  change: StoreChange,
  email: string,
  invited: Invitation,
  now: Date,
): Promise<User> {
  const [known] = await change.list('users', { where: { email: emailKey(email) }, limit: 1 });
  if (known) return change.replace('users', { ...known, invited });
  return change.insert('users', {
    name: invited.name,
    email,
    // Nothing matches it: the account opens with the password that the invitation lets them set.
    password: '$none',
    subscribed: false,
    createdAt: now.toISOString(),
    role: undefined,
    invited,
  });
}

/**
 * Notes that somebody is invited to a place here. `sendPasswordLink` makes the link; whoever redeems it
 * gets the role, and nobody before: an address says nothing about who registered it. Answers with what
 * was asked, never with the name of an account that has the address already.
 */
export const inviteStaff = defineChange({
  name: 'inviteStaff',
  contract: {
    route: 'POST /admin/staff',
    summary: 'Invite somebody to a place in the newsroom',
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
  input: z.object({ name: fullName, email: emailAddress, role: z.enum(roles) }),
  change: async (change, { input: { name, email, role }, ports }) => {
    if (!ports.online) throw new Refusal(needsServer);
    const { id } = await invite(change, email, { name, role }, ports.clock.now());
    return {
      value: { id, name, email, role },
      activity: {
        event: 'staff-invited',
        subject: accountSubject(id),
        action: 'Invited Staff',
        description: `User "${name}" was invited as ${roleNames[role]}`,
      },
      security: { kind: 'role', description: `invited as ${roleNames[role]}`, subject: name },
    };
  },
});
