import { type PasswordHolder, shortestPassword } from '#core/account/password/good-password.ts';

/** Hint with the minimum length of a new password. */
export const lengthHint = (holder: PasswordHolder): string =>
  `At least ${shortestPassword[holder]} characters.`;
