import type { User } from '../account/user.ts';
import type { Actor } from '../actor.ts';
import { type Failure, failures, Refusal } from '../errors.ts';
import type { Permission } from '../permission.ts';
import type { Online, Ports } from '../ports.ts';

/** Why there are no second factors in the browser edition. */
export const needsServerForFactor: Failure = {
  kind: 'unavailable',
  code: 'second-factors-need-server',
};

/** The ports of second factors; refuses with `unavailable` in the browser edition. */
export function onlineOf({ online }: Ports): Online {
  if (!online) throw new Refusal(needsServerForFactor);
  return online;
}

const byPasswordToo: Failure = { kind: 'forbidden', code: 'shared-password-in-use' };

/**
 * Everybody with an account who works here, or will once they have a second factor. The shared password
 * does not prove whose account it is.
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

/** The same, with a proof of the last minutes. Refuses with `proof-needed`. */
export const provenMembers: Permission = {
  who: 'staff with an account who proved who they are',
  objectionTo: (actor) => {
    const objection = members.objectionTo(actor);
    if (objection) return objection;
    return actor.kind !== 'visitor' && actor.isProven ? undefined : failures.proofNeeded();
  },
};

/** The account of whoever asks. Refuses with `not-logged-in`. */
export async function ownAccount({ store }: Ports, actor: Actor): Promise<User> {
  const id = actor.kind === 'visitor' ? undefined : actor.userId;
  const user = id === undefined ? undefined : await store.read((view) => view.get('users', id));
  if (!user) throw new Refusal(failures.notLoggedIn());
  return user;
}
