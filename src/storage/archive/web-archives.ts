import type { GrowingHash } from '#core/archive/archives-port.ts';
import { Refusal } from '#core/errors.ts';
import { createZipArchives } from './zip-archives.ts';

/** SHA-256 by Web Crypto, which can't hash incrementally: holds all bytes until `digest`. */
export function createWebHash(): GrowingHash {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  return {
    update: (bytes) => void pieces.push(new Uint8Array(bytes)),
    digest: async () => {
      // `crypto.subtle` exists only in secure contexts.
      if (!globalThis.crypto?.subtle) {
        throw new Refusal({ kind: 'unavailable', code: 'archives-need-secure-address' });
      }
      const whole = await new Blob(pieces).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
      return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

/** Archives for the browser edition. */
export const webArchives = createZipArchives(createWebHash);
