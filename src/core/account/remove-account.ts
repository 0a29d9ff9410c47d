import { forgetInLog } from '../activity/forget-in-log.ts';
import type { StoreChange } from '../ports.ts';
import { accountSubject } from './account-of.ts';
import { isStaff, type User } from './user.ts';

/**
 * Removes an account with its saved views and articles, and a reader's name from the activity log, which keeps the names
 * of staff.
 */
export async function removeAccount(change: StoreChange, user: User): Promise<void> {
  const { id, name, email } = user;
  await change.remove('users', id);
  for (const name of ['savedViews', 'savedArticles'] as const) {
    const own = await change.list(name, { where: { holder: id } });
    for (const one of own) await change.remove(name, one.id);
  }
  if (!isStaff(user)) await forgetInLog(change, accountSubject(id), [name, email]);
}
