export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Runs one piece of work at a time, in order; after each of them, it waits for `pause`. */
export function createQueue(pause: () => Promise<unknown> = async () => undefined): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.then(pause, pause);
    return next;
  };
}
