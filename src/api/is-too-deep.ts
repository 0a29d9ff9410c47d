/** Maximum nesting of lists and objects in a request; content needs 6. */
const DEEPEST = 32;

/** True for JSON that is nested too deeply for recursive code. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
