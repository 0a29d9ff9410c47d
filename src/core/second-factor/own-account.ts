import { accountOf } from '../account/account-of.ts';
import type { User } from '../account/user.ts';
import type { Actor } from '../actor.ts';
import { type Failure, failures, Refusal } from '../errors.ts';
import { type Permission, proven } from '../permission.ts';
import type { Online, Ports } from '../ports.ts';

/** Failure of calls for second factors in the browser edition. */
export const needsServerForFactor: Failure = {
  kind: 'unavailable',
  code: 'second-factors-need-server',
};

/** Returns the ports of the server edition. Refuses with `unavailable` in the browser edition. */
export function onlineOf({ online }: Ports): Online {
  if (!online) throw new Refusal(needsServerForFactor);
  return online;
}

const byPasswordToo: Failure = { kind: 'forbidden', code: 'shared-password-in-use' };

/**
 * Permits staff who logged in by their own account, including those who still have to set up a second
 * factor. Refuses sessions by the shared password, which doesn't prove whose account it is.
 */
export const members: Permission = {
  who: 'staff with an account',
  objectionTo: (actor) => {
    if (actor.kind === 'visitor') return failures.notLoggedIn();
    if (actor.kind === 'reader') return actor.owedRole ? undefined : failures.forbidden();
    if (actor.userId === undefined) return failures.forbidden();
    return actor.isByPassword ? byPasswordToo : undefined;
  },
};

/** Permits `members` who re-authenticated within the last minutes. */
export const provenMembers = proven(members);

/** Returns the actor's account. Refuses with `not-logged-in`. */
export async function ownAccount({ store }: Ports, actor: Actor): Promise<User> {
  const user = await store.read((view) => accountOf(view, actor));
  if (!user) throw new Refusal(failures.notLoggedIn());
  return user;
}
