import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';
import { showToast, type Toast } from '#ui/kit/stores/toast-store.ts';

/**
 * Runs an asynchronous action. Resolves to its value; to `undefined` if it failed or another one is
 * still running. `settle` runs after the action and before the success toast.
 */
type Run = <Value>(
  work: () => Promise<Value>,
  said?: Toast | ((value: Value) => Toast | undefined),
  settle?: (value: Value) => Promise<void>,
) => Promise<Value | undefined>;

/** Effects of running work on the page. */
export interface RunEffects {
  setBusy: (isBusy: boolean) => void;
  /** Failure of the last action; `undefined` when a new one begins. */
  setFailure: (failure: ProblemDetails | undefined) => void;
  say: (toast: Toast) => void;
  /** Called for unexpected errors; refusals of the API are not among them. */
  report: (error: unknown) => void;
  /** Reloads the page's data. */
  revalidate: () => Promise<void>;
}

/**
 * Makes a `Run` that never runs two actions at once; calls with the same `running` exclude each
 * other.
 */
export const runAlone =
  (running: { current: boolean }, effects: RunEffects): Run =>
  async (work, said, settle) => {
    if (running.current) return undefined;
    running.current = true;
    effects.setBusy(true);
    effects.setFailure(undefined);
    try {
      const value = await work();
      await settle?.(value);
      const toast = typeof said === 'function' ? said(value) : said;
      if (toast) effects.say(toast);
      await effects.revalidate();
      return value;
    } catch (error) {
      const { details } = error instanceof Problem ? error : unexpectedProblem();
      if (!(error instanceof Problem)) effects.report(error);
      effects.setFailure(details);
      effects.say({ title: details.title, text: details.detail, isError: true });
      return undefined;
    } finally {
      running.current = false;
      effects.setBusy(false);
    }
  };

/**
 * Runs one API call at a time: shows the result in a toast, keeps the failure for the form, and
 * reloads the page's data.
 */
export function useWork() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ProblemDetails>();
  const running = useRef(false);

  return {
    run: runAlone(running, {
      setBusy,
      setFailure,
      say: showToast,
      report: console.error,
      revalidate,
    }),
    isBusy,
    /** Failure of the last attempt; `field` is the field to mark. */
    failure,
    /** Returns the words for a field that the last attempt was refused for. */
    errorOf: (field: string): string | undefined =>
      failure?.field === field ? failure.detail : undefined,
    clearFailure: () => setFailure(undefined),
  };
}
