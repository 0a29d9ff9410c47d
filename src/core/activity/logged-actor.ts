import * as z from 'zod/mini';
import { roleNames, roles } from '../account/role.ts';
import { storedOptionalText } from '../text/stored.ts';

/** Actor of a logged change, with the account's name at that time, never its e-mail address. */
export const loggedActorSchema = z.catch(
  z.optional(
    z.object({
      kind: z.enum(['visitor', 'reader', 'staff', 'shared-password', 'command-line']),
      /** The account's id, if any. */
      id: storedOptionalText(),
      name: storedOptionalText(),
      role: z.catch(z.optional(z.enum(roles)), undefined),
    }),
  ),
  undefined,
);

export type LoggedActor = NonNullable<z.infer<typeof loggedActorSchema>>;

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
