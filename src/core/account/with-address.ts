import { Refusal } from '../errors.ts';
import { postLetter } from '../letter/post-letter.ts';
import type { Ports, StoreChange, StoreView } from '../ports.ts';
import { formerAddressOf } from './account-letters.ts';
import { accountSubject } from './account-of.ts';
import { linkPurposes } from './password/password-link.ts';
import { emailKey, type User } from './user.ts';

/** Refuses with `taken` if another account has the address. */
export async function refuseTakenAddress(
  view: StoreView,
  { id }: Pick<User, 'id'>,
  email: string,
): Promise<void> {
  const holders = await view.list('users', { where: { email: emailKey(email) }, limit: 2 });
  if (holders.some((holder) => holder.id !== id)) {
    throw new Refusal({ kind: 'taken', code: 'email-of-another', field: 'email' });
  }
}

/** Ends all links that were sent to the former address of an account: whoever reads its mail must not set a password. */
export async function revokeLinksOf({ online }: Ports, id: string): Promise<void> {
  for (const purpose of [...linkPurposes, 'confirm-email'] as const) {
    await online?.tokens.revokeAllOf(purpose, id);
  }
}

/** True if two addresses differ in more than the case of letters. */
export const isOtherAddress = (one: string, other: string): boolean =>
  emailKey(one) !== emailKey(other);

/**
 * Returns the account with another address, unconfirmed unless only the case of letters differs, and writes to the former
 * one, where mail can be sent. Refuses with `taken` if another account has it.
 */
export async function withAddress(
  change: StoreChange,
  ports: Ports,
  user: User,
  email: string,
): Promise<User> {
  if (!isOtherAddress(email, user.email)) return { ...user, email, newEmail: undefined };
  await refuseTakenAddress(change, user, email);
  await postLetter(change, ports, {
    about: 'address-changed',
    of: formerAddressOf(user),
    subject: accountSubject(user.id),
  });
  return { ...user, email, newEmail: undefined, emailConfirmed: undefined };
}
