import { setImmediate } from 'node:timers/promises';

export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Runs one piece of work at a time, in order. Between two of them the program sees to everything
 * else: a long queue of short work must not stop it.
 */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.then(
      () => setImmediate(),
      () => setImmediate(),
    );
    return next;
  };
}
