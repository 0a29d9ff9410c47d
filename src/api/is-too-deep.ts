/** Lists and objects within one another that a request may hold; content needs 6. */
const DEEPEST = 32;

/** Whether JSON that was sent is nested deeper than what follows could take apart by recursion. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
