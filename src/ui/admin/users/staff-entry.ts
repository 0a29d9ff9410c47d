import type { AccessPolicy } from '#core/second-factor/access-policy.ts';
import type { FactorCount } from '#core/second-factor/second-factor.ts';

/** The rules of entry, and who has a second factor. */
export interface StaffEntry {
  policy: AccessPolicy;
  factors: readonly FactorCount[];
}

/** The second factors of an account, as the list of users names them. */
export function factorInWords(factors: readonly FactorCount[], id: string): string {
  const { passkeys = 0, hasApp = false } = factors.find(({ userId }) => userId === id) ?? {};
  const keys = passkeys === 1 ? 'Passkey' : `${passkeys} passkeys`;
  if (passkeys > 0) return hasApp ? `${keys} and app` : keys;
  return hasApp ? 'Authenticator app' : 'None';
}
