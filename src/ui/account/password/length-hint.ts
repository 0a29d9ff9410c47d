import { type PasswordHolder, shortestPassword } from '#core/account/password/good-password.ts';

/** Says how long a new password has to be. */
export const lengthHint = (holder: PasswordHolder): string =>
  `At least ${shortestPassword[holder]} characters.`;
