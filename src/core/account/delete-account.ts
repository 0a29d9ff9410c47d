import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { givenPassword } from './account-fields.ts';
import { provenAccount } from './proven-account.ts';

const DELETION_FAILED = 'Account Not Deleted';

/** Removes one's own account, for good. */
export const deleteAccount = defineChange({
  name: 'deleteAccount',
  invalidTitle: DELETION_FAILED,
  input: z.object({ password: givenPassword }),
  prepare: ({ input, actor, ports }) =>
    provenAccount(ports, actor, input.password, { title: DELETION_FAILED, field: 'password' }),
  change: async (change, { prepared: { id, name } }) => {
    if (!(await change.get('users', id))) throw new Refusal(failures.notLoggedIn());
    await change.remove('users', id);
    return {
      value: { id },
      activity: { action: 'Deleted User', description: `User "${name}" deleted their account` },
      security: { kind: 'role', description: 'deleted their own account', subject: name },
    };
  },
});
