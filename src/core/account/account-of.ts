import { type Actor, accountIdOf } from '../actor.ts';
import type { StoreView } from '../ports.ts';
import type { User } from './user.ts';

/** Returns the actor's account; `undefined` without one, and if it was deleted. */
export async function accountOf(view: StoreView, actor: Actor): Promise<User | undefined> {
  const id = accountIdOf(actor);
  return id === undefined ? undefined : view.get('users', id);
}
