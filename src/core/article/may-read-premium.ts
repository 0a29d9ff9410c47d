import type { Reader } from '../account/user.ts';
import type { Actor } from '../actor.ts';

interface PremiumCall {
  actor: Actor;
  ownAccount: () => Promise<Reader | undefined>;
}

/** True for Premium readers and staff, who see premium articles whole. */
export async function mayReadPremium({ actor, ownAccount }: PremiumCall): Promise<boolean> {
  if (actor.kind === 'staff') return true;
  return (await ownAccount())?.subscribed ?? false;
}
