import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProblemDetails } from '#api/problem.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { runAlone } from './run-alone.ts';

/**
 * Runs one change at a time over the API: says how it went, keeps the failure for the form, and has the
 * page read again.
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
    /** Why the last attempt failed; `field` names what to mark. */
    failure,
    clearFailure: () => setFailure(undefined),
  };
}
