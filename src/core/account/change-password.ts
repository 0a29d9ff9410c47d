import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { type Actor, defineChange } from '../use-case.ts';
import { newPassword } from './account-fields.ts';
import { readerOf, type User } from './user.ts';

const CHANGE_FAILED = 'Password Not Changed';

/** The account of whoever asks, once they have proved that they know its password. */
async function provenAccount(actor: Actor, password: string, ports: Ports): Promise<User> {
  const id = actor.kind === 'visitor' ? undefined : actor.userId;
  const user =
    id === undefined ? undefined : await ports.store.read((view) => view.get('users', id));
  if (!user) throw new Refusal(failures.notLoggedIn());
  if (await ports.passwords.matches(password, user.password)) return user;
  throw new Refusal({
    code: 'wrong-credentials',
    title: CHANGE_FAILED,
    message: 'This is not your present password.',
    field: 'current',
  });
}

/** Replaces one's own password. Whoever keeps sessions ends the others. */
export const changePassword = defineChange({
  name: 'changePassword',
  invalidTitle: CHANGE_FAILED,
  input: z.object({ current: z.string(), password: newPassword }),
  prepare: async ({ input, actor, ports }) => {
    const user = await provenAccount(actor, input.current, ports);
    return { user, hash: await ports.passwords.hash(input.password) };
  },
  change: async (change, { prepared: { user, hash } }) => {
    // The version says that the password is still the one that was proved.
    const changed = await change.replace('users', { ...user, password: hash });
    return {
      value: readerOf(changed),
      activity: {
        action: 'Changed Password',
        description: `User "${user.name}" changed their password`,
      },
    };
  },
});
