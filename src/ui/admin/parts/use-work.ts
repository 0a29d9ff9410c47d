import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';
import { showToast, type Toast } from '#ui/kit/toast-store.ts';

/**
 * Runs one change at a time over the API: says how it went, keeps the failure for the form, and has the
 * page read again.
 */
export function useWork() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ProblemDetails>();
  const running = useRef(false);

  /**
   * The work's value; `undefined` on failure, or while other work is running. What `settle` does once
   * the work is through is done before success is said.
   */
  async function run<Value>(
    work: () => Promise<Value>,
    said?: Toast,
    settle?: () => Promise<void>,
  ): Promise<Value | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const value = await work();
      await settle?.();
      if (said) showToast(said);
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
  }

  return {
    run,
    isBusy,
    /** Why the last attempt failed; `field` names what to mark, the code `conflict` another's save. */
    failure,
    clearFailure: () => setFailure(undefined),
  };
}
