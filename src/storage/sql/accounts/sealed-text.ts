import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key for one use from the site's key. */
const keyFor = (siteKey: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', siteKey, '', `daybreak ${use}`, 32));

/** Encrypts a text with `holder` as associated data: copied to another holder's row, it can't be opened. */
export function seal(text: string, siteKey: string, holder: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(siteKey, 'sealed text'), nonce);
  cipher.setAAD(Buffer.from(holder));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts what `seal` encrypted; throws if text, key or holder differ. */
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

/** HMAC with a key of the site, for texts with too little entropy for a plain hash. */
export const keyedHash = (text: string, siteKey: string): string =>
  createHmac('sha256', keyFor(siteKey, 'keyed hash')).update(text).digest('base64url');
