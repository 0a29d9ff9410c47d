import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProblemDetails } from '#api/problem.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { runAlone } from './run-alone.ts';

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
    clearFailure: () => setFailure(undefined),
  };
}
