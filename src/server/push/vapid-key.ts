import { once } from '#core/once.ts';

/** The site's key pair for Web Push (RFC 8292), both parts in base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/** Stored secret that holds the key; the first value set by any process is kept. */
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

/** Returns the key shared by all processes, created and stored on first use. */
export const createVapidKey = (secret: KeySecret): (() => Promise<VapidKey>) =>
  once(async () => {
    const kept =
      (await secret.get('vapid-key')) ??
      (await secret.getOrSet('vapid-key', JSON.stringify(await makeKey())));
    return JSON.parse(kept) as VapidKey;
  });
