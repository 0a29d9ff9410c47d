import type { StoreView } from '../ports.ts';
import type { Actor } from '../use-case.ts';

/** True where the actor reads premium articles to their end: subscribers and staff. */
export async function mayReadPremium(view: StoreView, actor: Actor): Promise<boolean> {
  if (actor.kind === 'staff') return true;
  if (actor.kind === 'visitor') return false;
  return (await view.get('users', actor.userId))?.subscribed ?? false;
}
