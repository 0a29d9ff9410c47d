import type { EventSubject } from '../activity/activity-entry.ts';
import { type Actor, accountIdOf } from '../actor.ts';
import type { StoreView } from '../ports.ts';
import type { User } from './user.ts';

/** Returns an account as the subject of events and jobs. */
export const accountSubject = (id: string): EventSubject => ({ collection: 'users', id });

/** Returns the actor's account; `undefined` without one, and if it was deleted. */
export async function accountOf(view: StoreView, actor: Actor): Promise<User | undefined> {
  const id = accountIdOf(actor);
  return id === undefined ? undefined : view.get('users', id);
}
