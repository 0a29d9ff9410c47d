import type { Actor } from '../actor.ts';
import { failures, Refusal, type TitleCode } from '../errors.ts';
import type { Ports } from '../ports.ts';
import * as words from '../words/reader-event-words.ts';
import { accountOf } from './account-of.ts';
import type { User } from './user.ts';

/**
 * Returns the actor's account after checking its password. Refuses with `not-logged-in` and
 * `wrong-credentials`; `form` is the title and field of the latter.
 */
export async function provenAccount(
  ports: Ports,
  actor: Actor,
  password: string,
  form: { titled: TitleCode; field: string },
): Promise<User> {
  const user = await ports.store.read((view) => accountOf(view, actor));
  if (!user) throw new Refusal(failures.notLoggedIn());
  if (await ports.passwords.matches(password, user.password)) return user;
  const description = words.didNotConfirm;
  await ports.online?.security.record(actor, { kind: 'log-in-refused', description });
  throw new Refusal({
    kind: 'wrong-credentials',
    code: 'present-password-wrong',
    ...form,
  });
}
