import { createHash, randomBytes } from 'node:crypto';

/** A token that can't be guessed: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash that is stored instead of a token or a key. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
