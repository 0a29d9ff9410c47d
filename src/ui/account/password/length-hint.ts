import { type PasswordHolder, shortestPassword } from '#core/account/password/good-password.ts';
import * as words from '#ui/words/account-words.ts';

/** Hint with the minimum length of a new password. */
export const lengthHint = (holder: PasswordHolder): string =>
  words.atLeastCharacters(shortestPassword[holder]);
