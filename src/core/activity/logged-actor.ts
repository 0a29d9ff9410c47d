import * as z from 'zod/mini';
import { roleNames, roles } from '../account/role.ts';
import { storedOptionalText } from '../text/stored.ts';
import * as words from '../words/reader-event-words.ts';

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
  const person = name ?? (id === undefined ? undefined : words.aDeletedAccount);
  switch (kind) {
    case 'visitor':
      return words.aVisitor;
    case 'command-line':
      return words.theCommandLine;
    case 'shared-password':
      return person ? words.sharedPassword(person) : words.theSharedPassword;
    case 'reader':
      return words.reader(person ?? words.anAccount);
    case 'staff':
      return words.staff(
        person ?? words.anAccount,
        role ? roleNames[role].toLowerCase() : words.staffRole,
      );
  }
}
