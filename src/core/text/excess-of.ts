export interface Bounds {
  /** Most lists and objects within one another. */
  depth: number;
  /** Most texts, numbers, lists, objects and so on, all together. */
  parts: number;
  /** Most characters of all texts and names of fields. */
  characters: number;
}

type Left = Omit<Bounds, 'depth'>;

const isPlain = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
};

/** The values within a list or an object; the names of fields are taken off what is left. */
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
 * Returns the bound that a value from JSON exceeds; `undefined` where it exceeds none. Stops at the
 * bounds. Bytes, streams and the like are one part.
 */
export const excessOf = (value: unknown, { depth, ...left }: Bounds): keyof Bounds | undefined =>
  excessIn(value, depth - 1, left);
