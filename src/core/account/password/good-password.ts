import { Refusal } from '../../errors.ts';
import type { Passwords } from '../../ports.ts';

/** Fewest characters of a password, by whose it is (OWASP ASVS 2.1.1 for staff, NIST 800-63B for readers). */
export const shortestPassword = { reader: 8, staff: 12 } as const;

export type PasswordHolder = keyof typeof shortestPassword;

/** Why a password may not be chosen, in words; none where it may. */
export async function objectionToPassword(
  passwords: Pick<Passwords, 'isCommon'>,
  password: string,
  holder: PasswordHolder,
): Promise<string | undefined> {
  const shortest = shortestPassword[holder];
  if (password.trim().length < shortest) {
    return `Please choose a password of at least ${shortest} characters.`;
  }
  if (await passwords.isCommon(password)) {
    return 'This password is one of the most common ones. Please choose another.';
  }
  return undefined;
}

/** Refuses with `invalid` a password that is too short for its holder, or one that many have. */
export async function mustBeGoodPassword(
  passwords: Pick<Passwords, 'isCommon'>,
  password: string,
  { holder, title }: { holder: PasswordHolder; title: string },
): Promise<void> {
  const message = await objectionToPassword(passwords, password, holder);
  if (message) throw new Refusal({ code: 'invalid', title, message, field: 'password' });
}
