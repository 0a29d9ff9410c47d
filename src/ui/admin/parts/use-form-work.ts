import { type FormEvent, useState } from 'react';
import type { DraftKey } from './draft-store.ts';
import { areEqual, type FormValues, formValues } from './form-values.ts';
import { useDraft } from './use-draft.ts';

interface Start {
  values: FormValues;
  /** The version that the work begins from; none for a new record. */
  version: number | undefined;
}

/** What a person types into a form of plain fields: whether it is saved, and its copy kept as a draft. */
export function useFormWork(key: DraftKey, start: Start, labelOf: (values: FormValues) => string) {
  /** What is stored, as far as this form knows. */
  const [base, setBase] = useState(start);
  /** What the inputs begin with; a new generation makes new inputs. */
  const [begin, setBegin] = useState({ values: start.values, generation: 0 });
  const [values, setValues] = useState(start.values);
  const isDirty = !areEqual(base.values, values);
  const { version } = base;
  const draft = useDraft(key, { fields: values, label: labelOf(values), version, isDirty });

  const fill = (next: FormValues): void => {
    setValues(next);
    setBegin(({ generation }) => ({ values: next, generation: generation + 1 }));
  };

  return {
    values,
    begin,
    base,
    isDirty,
    draft,
    /** For a form's `onInput`. */
    read: (event: FormEvent<HTMLElement>): void => {
      const form = event.currentTarget.closest('form');
      if (form) setValues(formValues(form, Object.keys(base.values)));
    },
    /** Puts other text into the inputs; it counts as unsaved. */
    fill,
    /** The stored state is now this; what is typed stays. */
    rebase: setBase,
    /** Begins anew from what is stored. */
    restart: (next: Start): void => {
      setBase(next);
      fill(next.values);
    },
  };
}

export type FormWork = ReturnType<typeof useFormWork>;
