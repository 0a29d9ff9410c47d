/** Bits of the table: 2 MB, and at a million entries an error far below one per cent. */
const BITS = 2 ** 24;

/**
 * Estimates how many distinct numbers there are, in fixed memory: each sets a bit of a table. A new bit counts for as
 * many numbers as one had to draw on average to find a free one (linear counting, Whang et al. 1990).
 */
export function createDistinct() {
  const table = new Uint8Array(BITS / 8);
  let free = BITS;
  return {
    /** Takes an integer of 32 bits, evenly spread. Returns by how many the estimate grows: 0 for a known one. */
    add: (number: number): number => {
      const bit = (number >>> 0) % BITS;
      const at = bit >>> 3;
      const mask = 1 << (bit & 7);
      const byte = table[at] ?? 0;
      if ((byte & mask) !== 0 || free === 0) return 0;
      table[at] = byte | mask;
      free -= 1;
      return BITS / (free + 1);
    },
  };
}
