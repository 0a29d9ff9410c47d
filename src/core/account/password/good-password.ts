import { type Failure, Refusal, type TitleCode } from '../../errors.ts';
import type { Passwords } from '../../ports.ts';

/** Minimum length of passwords (OWASP ASVS 2.1.1 for staff, NIST 800-63B for readers). */
export const shortestPassword = { reader: 8, staff: 12 } as const;

export type PasswordHolder = keyof typeof shortestPassword;

/** Rows of keys and letters, of which people make passwords. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** True for a password that repeats a few characters, or runs along the alphabet, the digits or a row of keys. */
function isSimple(password: string): boolean {
  const text = password.trim().toLowerCase();
  if (new Set(text).size < 4 || /^(.{1,4})\1+.{0,3}$/su.test(text)) return true;
  const endless = rows.flatMap((row) => [row.repeat(4), [...row].reverse().join('').repeat(4)]);
  return endless.some((row) => row.includes(text));
}

/** Returns the failure of a password that is too short, too simple or too common; `undefined` for a good one. */
export async function objectionToPassword(
  passwords: Pick<Passwords, 'isCommon'>,
  password: string,
  holder: PasswordHolder,
): Promise<Failure | undefined> {
  const shortest = shortestPassword[holder];
  if (password.trim().length < shortest) {
    return { kind: 'invalid', code: 'password-too-short', params: { least: shortest } };
  }
  if (isSimple(password)) return { kind: 'invalid', code: 'password-simple' };
  if (await passwords.isCommon(password)) {
    return { kind: 'invalid', code: 'password-common' };
  }
  return undefined;
}

/** Refuses with `invalid` a password that is too short for its holder, too simple or too common. */
export async function mustBeGoodPassword(
  passwords: Pick<Passwords, 'isCommon'>,
  password: string,
  { holder, titled }: { holder: PasswordHolder; titled: TitleCode },
): Promise<void> {
  const objection = await objectionToPassword(passwords, password, holder);
  if (objection) throw new Refusal({ ...objection, titled, field: 'password' });
}
