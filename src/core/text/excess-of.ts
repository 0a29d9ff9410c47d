export interface Bounds {
  /** Maximum nesting of lists and objects. */
  depth: number;
  /** Most values, including lists and objects. */
  parts: number;
  /** Most characters of all texts and field names together. */
  characters: number;
}

type Left = Omit<Bounds, 'depth'>;

const isPlain = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
};

/** Returns the members of a list or an object, and subtracts the lengths of field names from `left`. */
function membersOf(value: object, left: Left): readonly unknown[] {
  if (Array.isArray(value)) return value;
  for (const name of Object.keys(value)) left.characters -= name.length;
  return Object.values(value);
}

function excessIn(value: unknown, depth: number, left: Left): keyof Bounds | undefined {
  left.parts -= 1;
  if (typeof value === 'string') left.characters -= value.length;
  const members =
    typeof value === 'object' && value !== null && isPlain(value) ? membersOf(value, left) : [];
  if (left.parts < members.length) return 'parts';
  if (left.characters < 0) return 'characters';
  for (const member of members) {
    const isDeeper = typeof member === 'object' && member !== null && isPlain(member);
    const excess = depth === 0 && isDeeper ? 'depth' : excessIn(member, depth - 1, left);
    if (excess) return excess;
  }
  return undefined;
}

/**
 * Returns the first bound that a JSON value exceeds; `undefined` if none. Stops as soon as a bound is
 * exceeded. Other objects, such as bytes and streams, count as one part.
 */
export const excessOf = (value: unknown, { depth, ...left }: Bounds): keyof Bounds | undefined =>
  excessIn(value, depth - 1, left);
