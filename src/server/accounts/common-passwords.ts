import { once } from '#core/once.ts';

/** The commonest passwords of public leaks, some 18,000 in lower case; a third of a megabyte, so loaded on use. */
const load = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** True where many people have that password, in whatever case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await load()).has(password.trim().toLowerCase());
