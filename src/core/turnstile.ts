import { failures, Refusal } from './errors.ts';

export interface TurnstileSetting {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that may wait for their turn; more are refused. */
  waiting: number;
}

/** Runs a piece of work when its turn comes. */
export type Turnstile = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * A bounded queue for heavy work such as hashing, search, pictures and archives: so many at once, so
 * many more waiting, first come first served. Rejects at once with a `Refusal` of the code `too-busy`
 * when all places are taken; use cases turn it into an outcome, HTTP into 503 with `Retry-After`.
 */
export function createTurnstile({ atOnce, waiting }: TurnstileSetting): Turnstile {
  const queue: (() => void)[] = [];
  let running = 0;

  /** Hands the place of finished work to the next one in the queue. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new Refusal(failures.tooBusy());
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
