import { postLetter } from '../letter/post-letter.ts';
import type { Ports, StoreChange } from '../ports.ts';
import { accountSubject } from './account-of.ts';

/** Posts a letter to the holder of an account. */
export const postToAccount = (
  change: StoreChange,
  ports: Ports,
  about: 'password-changed' | 'confirm-address' | 'second-factor-taken',
  userId: string,
): Promise<void> =>
  postLetter(change, ports, { about, of: userId, subject: accountSubject(userId) });
