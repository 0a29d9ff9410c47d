import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange, mustBeOwner } from '../use-case.ts';
import { emailAddress, fullName } from './account-fields.ts';
import { needsServer } from './password-link.ts';
import { type Role, roleNames, roles } from './role.ts';
import { emailKey, readerOf, type User } from './user.ts';

interface Invited {
  name: string;
  email: string;
  role: Role;
}

/** Gives the role to the account that has that address, or to a new one. */
async function appoint(
  change: StoreChange,
  { name, email, role }: Invited,
  now: Date,
): Promise<User> {
  const [known] = await change.list('users', { where: { email: emailKey(email) }, limit: 1 });
  if (known) return change.replace('users', { ...known, role });
  return change.insert('users', {
    name,
    email,
    // Nothing matches it: the account opens with the password that the invitation lets them set.
    password: '$none',
    subscribed: false,
    createdAt: now.toISOString(),
    role,
  });
}

/** Gives somebody a place here. `sendPasswordLink` then lets them in. */
export const inviteStaff = defineChange({
  name: 'inviteStaff',
  may: mustBeOwner,
  invalidTitle: 'Invitation Failed',
  input: z.object({ name: fullName, email: emailAddress, role: z.enum(roles) }),
  change: async (change, { input, ports }) => {
    if (!ports.online) throw new Refusal(needsServer);
    const user = await appoint(change, input, ports.clock.now());
    return {
      value: readerOf(user),
      activity: {
        action: 'Invited Staff',
        description: `User "${user.name}" was invited as ${roleNames[input.role]}`,
      },
    };
  },
});
