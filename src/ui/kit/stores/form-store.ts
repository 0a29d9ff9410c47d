import { useContext, useSyncExternalStore } from 'react';
import { ServerPageContext } from '../page/server-page.ts';
import type { FormOutcome } from './form-outcome.ts';

const outcomes = new Map<string, FormOutcome>();
const busy = new Set<string>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Marks a form as pending and drops its last outcome. */
export function formSent(id: string): void {
  outcomes.delete(id);
  busy.add(id);
  tell();
}

export function formAnswered(id: string, outcome: FormOutcome | undefined): void {
  busy.delete(id);
  if (outcome) outcomes.set(id, outcome);
  tell();
}

/** Drops the state of a form, for example when its page is left. */
export function forgetForm(id: string): void {
  outcomes.delete(id);
  busy.delete(id);
  tell();
}

/** Submitted state of the form in a page that the server answered with. */
export function useAnsweredForm(id: string) {
  const form = useContext(ServerPageContext)?.answeredForm;
  return form?.id === id ? form : undefined;
}

/** Outcome of the form with that id. */
export function useFormOutcome(id: string): FormOutcome | undefined {
  const answered = useAnsweredForm(id)?.outcome;
  const shown = useSyncExternalStore(
    subscribe,
    () => outcomes.get(id),
    () => undefined,
  );
  return shown ?? answered;
}

export const useFormIsBusy = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => busy.has(id),
    () => false,
  );
