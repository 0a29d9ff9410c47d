import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';

/**
 * Resolves to the work's value; `undefined` on failure, or while other work is running. `settle`
 * runs after the work and before the success toast.
 */
export type Run = <Value>(
  work: () => Promise<Value>,
  said?: Toast | ((value: Value) => Toast | undefined),
  settle?: (value: Value) => Promise<void>,
) => Promise<Value | undefined>;

/** Effects of running work on the page. */
export interface RunEffects {
  setBusy: (isBusy: boolean) => void;
  /** Why the last work failed; `undefined` when new work begins. */
  setFailure: (failure: ProblemDetails | undefined) => void;
  say: (toast: Toast) => void;
  /** An error that is no refusal of the API. */
  report: (error: unknown) => void;
  /** Has the page read again. */
  revalidate: () => Promise<void>;
}

/** Runs one work at a time; `running` is shared by every call of the same page part. */
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
