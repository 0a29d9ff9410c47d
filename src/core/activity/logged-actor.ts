import * as z from 'zod/mini';
import { type Role, roleNames, roles } from '../account/role.ts';
import type { StoreView } from '../ports.ts';
import { storedOptionalText } from '../text/stored.ts';
import type { Actor } from '../use-case.ts';

/** On whose behalf a logged change was made: the account as it was named then, never its e-mail. */
export const loggedActorSchema = z.catch(
  z.optional(
    z.object({
      kind: z.enum(['visitor', 'reader', 'staff', 'shared-password', 'command-line']),
      /** The account's id; none without an account. */
      id: storedOptionalText(),
      name: storedOptionalText(),
      role: z.catch(z.optional(z.enum(roles)), undefined),
    }),
  ),
  undefined,
);

export type LoggedActor = NonNullable<z.infer<typeof loggedActorSchema>>;

/** An account's name without what would make it an address. */
const nameWithoutAddress = (name: string): string => name.split('@')[0]?.trim() ?? '';

const kindOf = (actor: Actor, ownRole: Role | undefined): LoggedActor['kind'] => {
  if (actor.kind !== 'staff') return actor.kind;
  if (actor.isCommandLine) return 'command-line';
  // More than the account itself may do comes from the password of the back office.
  return actor.role === ownRole ? 'staff' : 'shared-password';
};

/** Describes an actor for the log. Reads the account's name from the view of the same transaction. */
export async function loggedActor(view: StoreView, actor: Actor): Promise<LoggedActor> {
  const id = actor.kind === 'visitor' ? undefined : actor.userId;
  const user = id === undefined ? undefined : await view.get('users', id);
  const name = user && nameWithoutAddress(user.name);
  return {
    kind: kindOf(actor, user?.role),
    id,
    ...(name ? { name } : {}),
    ...(actor.kind === 'staff' ? { role: actor.role } : {}),
  };
}

/** Names an actor in a line of the log: `Edda, editor`, `the shared password`, `a visitor`. */
export function actorInWords({ kind, name, id, role }: LoggedActor): string {
  const person = name ?? (id === undefined ? undefined : 'a deleted account');
  switch (kind) {
    case 'visitor':
      return 'a visitor';
    case 'command-line':
      return 'the command line';
    case 'shared-password':
      return person ? `${person}, shared password` : 'the shared password';
    case 'reader':
      return `${person ?? 'an account'}, reader`;
    case 'staff':
      return `${person ?? 'an account'}, ${role ? roleNames[role].toLowerCase() : 'staff'}`;
  }
}
