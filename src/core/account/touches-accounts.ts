/** True if accounts are among the changed collections. */
export const touchesAccounts = (changed: readonly string[]): boolean => changed.includes('users');
