/**
 * True if a stored value has the shape of `like`: values of the same types under the same names,
 * lists with elements shaped like the first one of `like`.
 */
export function hasShape<Shape>(value: unknown, like: Shape): value is Shape {
  if (Array.isArray(like)) {
    const [first] = like as unknown[];
    return Array.isArray(value) && value.every((one) => hasShape(one, first));
  }
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(like).every(([key, inner]) => hasShape(Reflect.get(value, key), inner));
}
