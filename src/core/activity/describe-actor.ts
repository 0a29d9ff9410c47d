import { accountOf } from '../account/account-of.ts';
import type { Role } from '../account/role.ts';
import { type Actor, accountIdOf } from '../actor.ts';
import type { StoreView } from '../ports.ts';
import type { LoggedActor } from './logged-actor.ts';

/** Cuts a name before the first `@`, so that the log never holds an e-mail address. */
const nameWithoutAddress = (name: string): string => name.split('@')[0]?.trim() ?? '';

const kindOf = (actor: Actor, ownRole: Role | undefined): LoggedActor['kind'] => {
  if (actor.kind !== 'staff') return actor.kind;
  if (actor.isCommandLine) return 'command-line';
  // Another role than the account's own comes from the shared back-office password.
  return actor.role === ownRole ? 'staff' : 'shared-password';
};

/** Describes an actor for the log. Reads the account's name from the view of the same transaction. */
export async function describeActor(view: StoreView, actor: Actor): Promise<LoggedActor> {
  const user = await accountOf(view, actor);
  const name = user && nameWithoutAddress(user.name);
  return {
    kind: kindOf(actor, user?.role),
    id: accountIdOf(actor),
    ...(name ? { name } : {}),
    ...(actor.kind === 'staff' ? { role: actor.role } : {}),
  };
}
