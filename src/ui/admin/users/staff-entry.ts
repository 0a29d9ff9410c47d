import { inDigits } from '#core/locale/numbers.ts';
import { pluralOf } from '#core/locale/plural.ts';
import type { AccessPolicy } from '#core/second-factor/access-policy.ts';
import type { FactorCount } from '#core/second-factor/second-factor.ts';

/** Access policy, and the number of second factors per account. */
export interface StaffEntry {
  policy: AccessPolicy;
  factors: readonly FactorCount[];
}

/** Second factors of an account in words, for the list of users. */
export function factorInWords(factors: readonly FactorCount[], id: string): string {
  const { passkeys = 0, hasApp = false } = factors.find(({ userId }) => userId === id) ?? {};
  const keys = pluralOf(passkeys, { one: 'Passkey', other: `${inDigits(passkeys)} passkeys` });
  if (passkeys > 0) return hasApp ? `${keys} and app` : keys;
  return hasApp ? 'Authenticator app' : 'None';
}
