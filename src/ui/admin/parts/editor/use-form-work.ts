import { useState } from 'react';
import type { WorkKey } from './unsaved-work-store.ts';
import { type Start, useKeptWork } from './use-kept-work.ts';

/**
 * True if a stored value has the shape of `like`: values of the same types under the same names,
 * lists with elements shaped like the first one of `like`, if there is one.
 */
export function hasShape<Shape>(value: unknown, like: Shape): value is Shape {
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return false;
    // An empty list doesn't say how its elements look.
    return like.length === 0
      ? value.every((one) => one !== null && one !== undefined)
      : value.every((one) => hasShape(one, like[0]));
  }
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(like).every(([key, inner]) => hasShape(Reflect.get(value, key), inner));
}

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

/**
 * Unsaved work of a form that keeps its fields in React state.
 * @param readKept reads kept fields; `undefined` for a value of another shape. Default: by the shape of the first fields
 */
export function useFormWork<Fields extends object>(
  key: WorkKey,
  start: Start<Fields>,
  labelOf: (fields: Fields) => string,
  readKept: (kept: unknown) => Fields | undefined = (kept) => keptFields(kept, start.fields),
) {
  const [fields, setFields] = useState(start.fields);
  const work = useKeptWork({
    key,
    start,
    fields,
    show: setFields,
    labelOf,
    readKept,
  });
  return {
    ...work,
    /** Changes some fields; pass a function if the change comes after an `await`. */
    change: (change: Partial<Fields> | ((was: Fields) => Fields)): void =>
      setFields((was) => (typeof change === 'function' ? change(was) : { ...was, ...change })),
  };
}
