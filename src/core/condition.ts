/** Numbers between `after` and `before`, both exclusive. */
export interface Range {
  after?: number;
  before?: number;
}

/** The numbers that are in both ranges. */
export function overlapOf(one: Range, other: Range): Range {
  const boundsOf = (bound: keyof Range) =>
    [one[bound], other[bound]].filter((number) => number !== undefined);
  const [after, before] = [boundsOf('after'), boundsOf('before')];
  return {
    ...(after.length > 0 ? { after: Math.max(...after) } : {}),
    ...(before.length > 0 ? { before: Math.min(...before) } : {}),
  };
}

/** Condition on one field of a record. A bare text or number means equality. */
export type Condition<Value extends string | number> =
  | Value
  | { oneOf: readonly Value[] }
  | { not: Condition<Value> }
  | (Value extends number ? Range : never);

/**
 * True if any of a field's values meets the condition. A field may have several values, or none;
 * `not` is met if none of them meets the inner condition.
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
