import type { LoggedActor } from '../../activity/logged-actor.ts';
import { type Actor, visitor } from '../../actor.ts';
import type { Ports, StoreView } from '../../ports.ts';

/** Returns the actor of an account with its role at present: a visitor if it was deleted or has left the staff. */
export async function presentActor(view: StoreView, id: string): Promise<Actor> {
  const user = await view.get('users', id);
  return user?.role ? { kind: 'staff', role: user.role, userId: user.id } : visitor;
}

/**
 * Returns the actor for whom a job acts, with the role of their account at present: a visitor, who may nothing, if the
 * account was deleted, suspended or has left the staff, or if the shared password by which they came is off. An unknown actor counts
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
  if (kind === 'shared-password') {
    const user = id === undefined ? undefined : await view.get('users', id);
    const isGone = id !== undefined && (!user || user.suspended);
    if (isGone || !(await adminPassword.isOn())) return visitor;
    const role = by.role ?? 'owner';
    return { kind: 'staff', role, isByPassword: true, ...(id && { userId: id }) };
  }
  return id === undefined ? visitor : presentActor(view, id);
}
