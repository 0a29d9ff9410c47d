import { useEffect, useEffectEvent, useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { problemIn } from './admin-client.ts';

/** State of a loading: value, failure, and how to repeat it. */
export interface Loaded<Value> {
  /** The latest answer. */
  value: Value | undefined;
  /** Why the latest attempt failed. */
  failure: ProblemDetails | undefined;
  /** True until the first answer, and until that of a reload. */
  isLoading: boolean;
  /** Loads again; the value stays until the answer. */
  reload: () => void;
}

interface ChangeableLoaded<Value> extends Loaded<Value> {
  /** Changes the value without loading; `next` gets `undefined` before the first answer. */
  change: (next: (value: Value | undefined) => Value) => void;
}

interface LoadingRules {
  /** Loads again when it changes; the value stays until the answer. */
  after?: unknown;
  /** Milliseconds for which the key must rest; default 0. */
  pause?: number;
  /** Shows the value of the former key until that of the new one is there. Default: no value. */
  keepsFormer?: boolean;
}

interface Answer<Value> {
  key: unknown;
  /** Number of repeated attempts before it. */
  round: number;
  value: Value | undefined;
  failure?: ProblemDetails;
}

/**
 * Loads what a dialog or a list of the back office shows, when it appears and whenever its key changes.
 * Answers to former keys are ignored. Nothing is loaded for the key `undefined`.
 */
export function useLoaded<Value>(
  key: unknown,
  load: () => Promise<Value>,
  { after, pause = 0, keepsFormer = false }: LoadingRules = {},
): ChangeableLoaded<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>();
  const [round, setRound] = useState(0);
  const begin = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const value = await load();
      if (!signal.aborted) setAnswer({ key, round, value });
    } catch (error) {
      if (signal.aborted) return;
      const failure = problemIn(error);
      setAnswer((former) => {
        const isKept = keepsFormer || former?.key === key;
        return { key, round, value: isKept ? former?.value : undefined, failure };
      });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round and each `after` load again
  useEffect(() => {
    if (key === undefined) return undefined;
    const attempt = new AbortController();
    const timer = pause > 0 ? setTimeout(() => void begin(attempt.signal), pause) : undefined;
    if (timer === undefined) void begin(attempt.signal);
    return () => {
      attempt.abort();
      clearTimeout(timer);
    };
  }, [key, round, after, pause]);
  const isShown = key !== undefined && (keepsFormer || answer?.key === key);
  return {
    value: isShown ? answer?.value : undefined,
    failure: isShown ? answer?.failure : undefined,
    isLoading: key !== undefined && (answer?.key !== key || answer.round !== round),
    reload: () => setRound((before) => before + 1),
    change: (next) =>
      setAnswer((former) => ({
        key,
        round,
        value: next(former?.key === key ? former?.value : undefined),
      })),
  };
}
