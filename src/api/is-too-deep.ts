/** Lists and objects within one another that a request may hold; content needs 6. */
const DEEPEST = 32;

/** True for JSON nested deeper than recursive code after it can walk. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
