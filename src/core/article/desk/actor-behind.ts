import type { LoggedActor } from '../../activity/logged-actor.ts';
import { type Actor, visitor } from '../../actor.ts';
import type { Ports, StoreView } from '../../ports.ts';

/**
 * Returns the actor for whom a job acts, with the role of their account at present: a visitor, who may nothing, if the
 * account was deleted or has left the staff, or if the shared password by which they came is off. An unknown actor counts
 * as an editor: drafts of older releases and imported ones don't say who scheduled them.
 */
export async function actorBehind(
  view: StoreView,
  { adminPassword }: Pick<Ports, 'adminPassword'>,
  by: LoggedActor | undefined,
): Promise<Actor> {
  if (!by) return { kind: 'staff', role: 'editor' };
  const { kind, id } = by;
  if (kind === 'command-line') return { kind: 'staff', role: 'owner', isCommandLine: true };
  if (kind === 'shared-password' && !(await adminPassword.isOn())) return visitor;
  const user = id === undefined ? undefined : await view.get('users', id);
  if (kind === 'shared-password' && (user || id === undefined)) {
    return {
      kind: 'staff',
      role: by.role ?? 'owner',
      isByPassword: true,
      ...(id && { userId: id }),
    };
  }
  return user?.role ? { kind: 'staff', role: user.role, userId: user.id } : visitor;
}
