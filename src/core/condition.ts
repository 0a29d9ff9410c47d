/** Numbers larger than `after` and smaller than `before`; both ends are left out. */
export interface Range {
  after?: number;
  before?: number;
}

/** Condition on one field of a record. A text or number alone is met by itself. */
export type Condition<Value extends string | number> =
  | Value
  | { oneOf: readonly Value[] }
  | { not: Condition<Value> }
  | (Value extends number ? Range : never);

/**
 * True where any of a field's values meets the condition. A field may have several values, or none;
 * `not` is met when none of them meets the condition inside.
 */
export function isMetBy(
  condition: Condition<string | number>,
  values: readonly (string | number)[],
): boolean {
  if (typeof condition !== 'object') return values.includes(condition);
  if ('not' in condition) return !isMetBy(condition.not, values);
  if ('oneOf' in condition) return condition.oneOf.some((one) => values.includes(one));
  const { after = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY } = condition;
  return values.some((value) => Number(value) > after && Number(value) < before);
}
