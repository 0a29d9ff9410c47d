import type { User } from '../../account/user.ts';
import type { StoreView } from '../../ports.ts';

/** Most editors, and most owners, that are listed. */
const MOST_JUDGES = 50;

/** Returns the accounts that may judge articles: editors, then owners. */
export async function judgesIn(view: StoreView): Promise<User[]> {
  const editors = await view.list('users', { where: { role: 'editor' }, limit: MOST_JUDGES });
  const owners = await view.list('users', { where: { role: 'owner' }, limit: MOST_JUDGES });
  return [...editors, ...owners];
}
