declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Receiver {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** Base64url. */
    authSecret: string;
  }
  export const decrypt: (message: Uint8Array, receiver: Receiver) => Buffer;
}
