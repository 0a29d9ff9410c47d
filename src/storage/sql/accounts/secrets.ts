import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash that is stored instead of a token or key. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
