import { hasShape } from './has-shape.ts';

/**
 * Returns the kept fields of a form. Fields that an older form did not have yet are those of `start`.
 * `undefined` for a value of another shape.
 */
export function keptFields<Fields extends object>(
  kept: unknown,
  start: Fields,
): Fields | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  const whole: unknown = { ...start, ...kept };
  return hasShape(whole, start) ? whole : undefined;
}
