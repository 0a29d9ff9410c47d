import { createQueue, type Queue } from '#core/queue.ts';
import { createChangeNumber } from './change-number.ts';

/**
 * Runs work one at a time among all tabs that share the storage, by the Web Locks API; each run sees the
 * writes of the one before. Falls back to a queue within the tab where locks are missing (insecure
 * contexts) or denied (site data blocked).
 */
export function exclusivelyAmongTabs(name: string, storage: () => Storage): Queue {
  const queue = createQueue();
  if (typeof navigator === 'undefined' || !navigator.locks) return queue;
  const changeNumber = createChangeNumber(name, storage);
  return async (work) => {
    let hasStarted = false;
    try {
      return await navigator.locks.request(name, async () => {
        hasStarted = true;
        await changeNumber.catchUp();
        const value = await work();
        await changeNumber.announce();
        return value;
      });
    } catch (error) {
      if (hasStarted) throw error;
      return queue(work);
    }
  };
}
