import { createHash } from 'node:crypto';
import type { GrowingHash } from '#core/archive/archives-port.ts';

/** SHA-256 by Node, hashed incrementally. */
export function createNodeHash(): GrowingHash {
  const hash = createHash('sha256');
  return {
    update: (bytes) => void hash.update(bytes),
    digest: async () => hash.digest('hex'),
  };
}
