import { useState } from 'react';
import { keptFields } from './kept-fields.ts';
import type { WorkKey } from './unsaved-work-store.ts';
import { useKeptWork } from './use-kept-work.ts';
import type { Start } from './work-base.ts';

/** Unsaved work of a form that keeps its fields in React state. */
export function useFormWork<Fields extends object>(
  key: WorkKey,
  start: Start<Fields>,
  labelOf: (fields: Fields) => string,
) {
  const [fields, setFields] = useState(start.fields);
  const work = useKeptWork({
    key,
    start,
    fields,
    show: setFields,
    labelOf,
    readKept: (kept) => keptFields(kept, start.fields),
  });
  return {
    ...work,
    /** Changes some fields; pass a function if the change comes after an `await`. */
    change: (change: Partial<Fields> | ((was: Fields) => Fields)): void =>
      setFields((was) => (typeof change === 'function' ? change(was) : { ...was, ...change })),
  };
}
