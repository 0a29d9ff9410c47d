export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Runs one task at a time, in order, and awaits `pause` after each. */
export function createQueue(pause: () => Promise<unknown> = async () => undefined): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.then(pause, pause);
    return next;
  };
}
