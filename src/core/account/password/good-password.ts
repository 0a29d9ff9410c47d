import { type Failure, Refusal, type TitleCode } from '../../errors.ts';
import type { Passwords } from '../../ports.ts';

/** Minimum length of passwords (OWASP ASVS 2.1.1 for staff, NIST 800-63B for readers). */
export const shortestPassword = { reader: 8, staff: 12 } as const;

export type PasswordHolder = keyof typeof shortestPassword;

/** Returns the failure of a password that is too short or too common; `undefined` for a good one. */
export async function objectionToPassword(
  passwords: Pick<Passwords, 'isCommon'>,
  password: string,
  holder: PasswordHolder,
): Promise<Failure | undefined> {
  const shortest = shortestPassword[holder];
  if (password.trim().length < shortest) {
    return { kind: 'invalid', code: 'password-too-short', params: { least: shortest } };
  }
  if (await passwords.isCommon(password)) {
    return { kind: 'invalid', code: 'password-common' };
  }
  return undefined;
}

/** Refuses with `invalid` a password that is too short for its holder, or too common. */
export async function mustBeGoodPassword(
  passwords: Pick<Passwords, 'isCommon'>,
  password: string,
  { holder, titled }: { holder: PasswordHolder; titled: TitleCode },
): Promise<void> {
  const objection = await objectionToPassword(passwords, password, holder);
  if (objection) throw new Refusal({ ...objection, titled, field: 'password' });
}
