import { useEffect } from 'react';
import { forgetForm, useAnsweredForm, useFormIsBusy, useFormOutcome } from './form-store.ts';

/** State of a form's submission; cleared when the page is left. */
export function useSentForm(id: string) {
  const outcome = useFormOutcome(id);
  const values = useAnsweredForm(id)?.values;
  const isBusy = useFormIsBusy(id);
  useEffect(() => () => forgetForm(id), [id]);
  return {
    isBusy,
    isDone: outcome?.isDone === true,
    /** Message after success. */
    confirmation: outcome?.isDone ? (outcome.toast?.text ?? outcome.toast?.title) : undefined,
    /** Error message of a field. */
    errorOf: (field: string): string | undefined =>
      outcome?.field === field ? outcome.message : undefined,
    /** Error message of any field. */
    refusal: outcome?.isDone === false ? outcome.message : undefined,
    /** Submitted value of a field, in a page that a server answered with. */
    typedIn: (field: string): string | undefined => values?.[field],
  };
}
