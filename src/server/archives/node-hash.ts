import { createHash } from 'node:crypto';
import type { GrowingHash } from '#core/archive/archives-port.ts';

/** A SHA-256 by Node, which keeps nothing of what it is given. */
export function createNodeHash(): GrowingHash {
  const hash = createHash('sha256');
  return {
    update: (bytes) => void hash.update(bytes),
    digest: async () => hash.digest('hex'),
  };
}
