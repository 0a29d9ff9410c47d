import { failures, Refusal } from './errors.ts';

export interface BoundedQueueSetting {
  /** Most tasks that run concurrently. */
  atOnce: number;
  /** Most tasks in the queue; further ones are refused. */
  waiting: number;
}

/** Runs a task when a slot is free. */
export type BoundedQueue = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Creates a bounded FIFO queue for heavy work such as hashing, search, pictures and archives. When the
 * queue is full, it rejects immediately with a `too-busy` `Refusal`, which use cases turn into an outcome
 * and HTTP into 503 with `Retry-After`.
 */
export function createBoundedQueue({ atOnce, waiting }: BoundedQueueSetting): BoundedQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  /** Passes the slot of a finished task to the next one in the queue. */
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
