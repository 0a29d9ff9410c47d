import { useEffect } from 'react';
import { forgetForm, useAnsweredForm, useFormIsBusy, useFormOutcome } from './form-outcome.ts';

/** What a form on a page knows of its own sending; forgotten when the page is left. */
export function useSentForm(id: string) {
  const outcome = useFormOutcome(id);
  const values = useAnsweredForm(id)?.values;
  const isBusy = useFormIsBusy(id);
  useEffect(() => () => forgetForm(id), [id]);
  return {
    isBusy,
    isDone: outcome?.isDone === true,
    /** What is said once it is done. */
    confirmation: outcome?.isDone ? (outcome.toast?.text ?? outcome.toast?.title) : undefined,
    /** What is wrong with the field of that name. */
    errorOf: (field: string): string | undefined =>
      outcome?.field === field ? outcome.message : undefined,
    /** What is wrong, whichever field it is about. */
    refusal: outcome?.isDone === false ? outcome.message : undefined,
    /** What was typed into the field of that name before a server answered. */
    typedIn: (field: string): string | undefined => values?.[field],
  };
}
