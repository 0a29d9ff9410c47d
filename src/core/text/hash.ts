/** Hashes a text by 32-bit FNV-1a, over UTF-16 code units. Stable across versions, as it selects placeholder art. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
