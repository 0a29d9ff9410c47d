import type { LoggedActor } from '../../activity/logged-actor.ts';
import { type Actor, visitor } from '../../actor.ts';
import type { StoreView } from '../../ports.ts';

/**
 * Returns the actor for whom a job acts, with the role of their account at present: a visitor, who may nothing, if the
 * account was deleted or has left the staff. An unknown actor counts as an editor: drafts of older releases and imported
 * ones don't say who scheduled them.
 */
export async function actorBehind(view: StoreView, by: LoggedActor | undefined): Promise<Actor> {
  if (!by) return { kind: 'staff', role: 'editor' };
  const { kind, id, role = 'owner' } = by;
  if (kind === 'command-line') return { kind: 'staff', role: 'owner', isCommandLine: true };
  if (kind === 'shared-password') {
    return { kind: 'staff', role, isByPassword: true, ...(id === undefined ? {} : { userId: id }) };
  }
  const user = id === undefined ? undefined : await view.get('users', id);
  return user?.role ? { kind: 'staff', role: user.role, userId: user.id } : visitor;
}
