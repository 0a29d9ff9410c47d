import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one use, from the key of the site. */
const keyFor = (siteKey: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', siteKey, '', `daybreak ${use}`, 32));

/** A text encrypted for that holder alone: moved to another one's row, it can't be opened. */
export function seal(text: string, siteKey: string, holder: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(siteKey, 'sealed text'), nonce);
  cipher.setAAD(Buffer.from(holder));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The text that `seal` encrypted; throws where anything of it, key or holder is another one. */
export function unseal(sealed: string, siteKey: string, holder: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFor(siteKey, 'sealed text'), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(holder));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** A hash that only the site can make, of what has too few bits for a plain one. */
export const keyedHash = (text: string, siteKey: string): string =>
  createHmac('sha256', keyFor(siteKey, 'keyed hash')).update(text).digest('base64url');
