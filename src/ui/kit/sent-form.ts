import { useEffect } from 'react';
import { forgetForm, useFormIsBusy, useFormOutcome } from './form-outcome.ts';

/** What a form on a page knows of its own sending; forgotten when the page is left. */
export function useSentForm(id: string) {
  const outcome = useFormOutcome(id);
  const isBusy = useFormIsBusy(id);
  useEffect(() => () => forgetForm(id), [id]);
  return {
    isBusy,
    isDone: outcome?.isDone === true,
    /** What is wrong with the field of that name. */
    errorOf: (field: string): string | undefined =>
      outcome?.field === field ? outcome.message : undefined,
  };
}
