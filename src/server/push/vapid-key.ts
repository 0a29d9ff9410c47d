import { once } from '#core/once.ts';

/** The site's key pair for Web Push (RFC 8292), both parts in base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/** Stored secret with the key: the first value that any process sets stays. */
interface KeySecret {
  get(name: 'vapid-key'): Promise<string | undefined>;
  getOrSet(name: 'vapid-key', value: string): Promise<string>;
}

async function makeKey(): Promise<VapidKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const publicKey = await crypto.subtle.exportKey('raw', pair.publicKey);
  const { d: privateKey = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { publicKey: Buffer.from(publicKey).toString('base64url'), privateKey };
}

/** The key that every process of the site shares; made when it is first asked for, and kept as a secret. */
export const createVapidKey = (secret: KeySecret): (() => Promise<VapidKey>) =>
  once(async () => {
    const kept =
      (await secret.get('vapid-key')) ??
      (await secret.getOrSet('vapid-key', JSON.stringify(await makeKey())));
    return JSON.parse(kept) as VapidKey;
  });
