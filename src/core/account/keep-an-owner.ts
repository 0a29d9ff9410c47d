import { Refusal } from '../errors.ts';
import type { Ports, StoreView } from '../ports.ts';
import type { User } from './user.ts';

/** True where only owners' own accounts open everything; call before a change's transaction. */
export const needsAnOwner = async ({ online }: Ports): Promise<boolean> =>
  online !== undefined && !(await online.secondFactor.policies.read()).allowsSharedPassword;

/** Refuses with `forbidden` to take the role from that account, or the account, where it is the last owner. */
export async function keepAnOwner(
  view: StoreView,
  { role }: User,
  isNeeded: boolean,
): Promise<void> {
  if (!isNeeded || role !== 'owner') return;
  const owners = await view.count('users', { where: { role: 'owner' } });
  if (owners <= 1) throw new Refusal({ kind: 'forbidden', code: 'last-owner' });
}
