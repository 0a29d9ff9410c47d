import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { defineChange, mustBeOwner } from '../use-case.ts';
import { roleNames, roles } from './role.ts';
import { readerOf } from './user.ts';

/** Gives an account a role, or takes it away: without one they are a reader like any other. */
export const changeRole = defineChange({
  name: 'changeRole',
  may: mustBeOwner,
  input: z.object({ userId: z.string(), role: z.optional(z.enum(roles)) }),
  change: async (change, { input: { userId, role } }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    const changed = await change.replace('users', { ...user, role });
    return {
      value: readerOf(changed),
      activity: {
        action: 'Changed Role',
        description: `User "${user.name}" is now ${role ? roleNames[role] : 'a reader'}`,
      },
    };
  },
});
