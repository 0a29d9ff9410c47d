/** Runs one piece of work at a time. */
export type Exclusively = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** One at a time within this program only. */
export function createQueue(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}

/** One at a time among all tabs, by the Web Locks API; insecure addresses have only a queue. */
export function exclusivelyAmongTabs(name: string): Exclusively {
  if (typeof navigator === 'undefined' || !navigator.locks) return createQueue();
  return async (work) => navigator.locks.request(name, work);
}
