/** Whether two values of JSON say the same. Equal text is compared by reference first, so it is cheap. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => isSame(value, Reflect.get(other, key)))
  );
}
