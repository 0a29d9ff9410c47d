import { createTabRevision } from './tab-revision.ts';

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

/**
 * One at a time among all tabs that share the storage, by the Web Locks API, each seeing what the
 * one before it wrote. Insecure addresses have only a queue, and so do pages that may not keep
 * site data: the browser denies them locks as well.
 */
export function exclusivelyAmongTabs(name: string, storage: () => Storage): Exclusively {
  const queue = createQueue();
  if (typeof navigator === 'undefined' || !navigator.locks) return queue;
  const revision = createTabRevision(name, storage);
  return async (work) => {
    let hasStarted = false;
    try {
      return await navigator.locks.request(name, async () => {
        hasStarted = true;
        await revision.catchUp();
        const value = await work();
        await revision.announce();
        return value;
      });
    } catch (error) {
      if (hasStarted) throw error;
      return queue(work);
    }
  };
}
