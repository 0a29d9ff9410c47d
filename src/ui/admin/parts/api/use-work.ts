import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';
import { showToast, type Toast } from '#ui/kit/stores/toast-store.ts';

/**
 * Resolves to the work's value; `undefined` on failure, or while other work is running. `settle`
 * runs after the work and before the success toast.
 */
export type Run = <Value>(
  work: () => Promise<Value>,
  said?: Toast | ((value: Value) => Toast | undefined),
  settle?: (value: Value) => Promise<void>,
) => Promise<Value | undefined>;

/**
 * Runs one change at a time over the API: says how it went, keeps the failure for the form, and has the
 * page read again.
 */
export function useWork() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ProblemDetails>();
  const running = useRef(false);

  const run: Run = async (work, said, settle) => {
    if (running.current) return undefined;
    running.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const value = await work();
      await settle?.(value);
      const toast = typeof said === 'function' ? said(value) : said;
      if (toast) showToast(toast);
      await revalidate();
      return value;
    } catch (error) {
      const { details } = error instanceof Problem ? error : unexpectedProblem();
      if (!(error instanceof Problem)) console.error(error);
      setFailure(details);
      showToast({ title: details.title, text: details.detail, isError: true });
      return undefined;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  return {
    run,
    isBusy,
    /** Why the last attempt failed; `field` names what to mark. */
    failure,
    clearFailure: () => setFailure(undefined),
  };
}
