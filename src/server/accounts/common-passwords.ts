import { once } from '#core/once.ts';

/** Some 18,000 passwords from public leaks in lower case; a third of a megabyte, so loaded on demand. */
const load = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** True if the password is a common one, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await load()).has(password.trim().toLowerCase());
