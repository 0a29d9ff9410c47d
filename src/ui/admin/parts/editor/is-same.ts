/** True where two JSON values are deeply equal. Identical references are cheap: compared first. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => isSame(value, Reflect.get(other, key)))
  );
}
