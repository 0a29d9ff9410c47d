import type { GrowingHash } from '#core/archive/archives-port.ts';
import { Refusal } from '#core/errors.ts';

/** A SHA-256 by the cryptography of browsers, which takes only whole bytes: keeps what it is given. */
export function createWebHash(): GrowingHash {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  return {
    update: (bytes) => void pieces.push(new Uint8Array(bytes)),
    digest: async () => {
      // Insecure addresses have no cryptography.
      if (!globalThis.crypto?.subtle) {
        throw new Refusal({ kind: 'unavailable', code: 'archives-need-secure-address' });
      }
      const whole = await new Blob(pieces).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
      return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
