import { Refusal } from '../errors.ts';
import type { Ports, StoreView } from '../ports.ts';
import type { User } from './user.ts';

/** True if no shared password grants the role of owner, so that one account must keep it. Call before the transaction. */
export const needsAnOwner = async ({ online }: Ports): Promise<boolean> =>
  online !== undefined && !(await online.secondFactor.policies.read()).allowsSharedPassword;

/** Refuses with `forbidden` if the account is the last owner's and `isNeeded`. */
export async function keepAnOwner(
  view: StoreView,
  { role }: User,
  isNeeded: boolean,
): Promise<void> {
  if (!isNeeded || role !== 'owner') return;
  const owners = await view.count('users', { where: { role: 'owner' } });
  if (owners <= 1) throw new Refusal({ kind: 'forbidden', code: 'last-owner' });
}
