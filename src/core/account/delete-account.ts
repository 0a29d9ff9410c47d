import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { defineChange, mustBeReader } from '../use-case.ts';

/** Removes one's own account, for good. */
export const deleteAccount = defineChange({
  name: 'deleteAccount',
  may: mustBeReader,
  input: z.object({}),
  change: async (change, { actor }) => {
    const id = actor.kind === 'visitor' ? undefined : actor.userId;
    const user = id === undefined ? undefined : await change.get('users', id);
    if (!user) throw new Refusal(failures.notLoggedIn());
    await change.remove('users', user.id);
    return {
      value: { id: user.id },
      activity: {
        action: 'Deleted User',
        description: `User "${user.name}" deleted their account`,
      },
    };
  },
});
