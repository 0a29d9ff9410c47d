import type { StoreView } from '../ports.ts';
import type { Actor } from '../use-case.ts';

/** Whether somebody reads premium articles beyond their beginning: subscribers and everybody who works here. */
export async function mayReadPremium(view: StoreView, actor: Actor): Promise<boolean> {
  if (actor.kind === 'staff') return true;
  if (actor.kind === 'visitor') return false;
  return (await view.get('users', actor.userId))?.subscribed ?? false;
}
