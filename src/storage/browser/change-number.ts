/** Key of the number of the last change visible in this tab's local storage. */
export const NUMBER_KEY = 'storageRevision';

/** Longest wait for another tab's change, in milliseconds; busy machines have taken two seconds. */
const ARRIVAL_LIMIT = 5000;
/**
 * Duration of an announcement, in milliseconds; a page that holds a lock can't enter the back/forward
 * cache.
 */
const ANNOUNCED_FOR = 10_000;
const POLL_INTERVAL = 2;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Takes a shared lock; resolves, once it is held, to its release function. */
const holdShared = (name: string) =>
  new Promise<() => void>((resolve, reject) => {
    const released = (): Promise<void> => new Promise((release) => resolve(() => release()));
    navigator.locks.request(name, { mode: 'shared' }, released).catch(reject);
  });

/**
 * Local storage reaches other tabs' processes with a delay, so the next holder of a lock may not see the
 * change made under it yet. Each change therefore gets a number, stored after it and announced as the
 * name of a shared lock before the change's own lock is released: all tabs see locks at once. The next
 * holder waits until that number has arrived in its storage.
 */
export function createChangeNumber(name: string, storage: () => Storage) {
  const prefix = `${name}@`;
  let latest = 0;
  let ownAnnounced = 0;
  let release = () => {};

  /** Number of the last change visible in this tab; `Infinity` after storage was cleared. */
  function arrived(): number {
    try {
      const text = storage().getItem(NUMBER_KEY);
      return text === null && latest > 0 ? Number.POSITIVE_INFINITY : Number(text) || 0;
    } catch {
      return 0;
    }
  }

  async function announced(): Promise<number> {
    const { held = [] } = await navigator.locks.query();
    const numbers = held.map((lock) =>
      lock.name?.startsWith(prefix) ? Number(lock.name.slice(prefix.length)) : 0,
    );
    return Math.max(0, ...numbers);
  }

  return {
    /** Waits for the last announced change, at most `ARRIVAL_LIMIT`, since its tab may have crashed. */
    catchUp: async (): Promise<void> => {
      const expected = await announced();
      const deadline = Date.now() + ARRIVAL_LIMIT;
      while (expected !== ownAnnounced && arrived() < expected && Date.now() < deadline) {
        await pause(POLL_INTERVAL);
      }
      const here = arrived();
      latest = Math.max(expected, Number.isFinite(here) ? here : 0);
    },
    /** Numbers and announces the change that was just written. */
    announce: async (): Promise<void> => {
      const next = latest + 1;
      try {
        storage().setItem(NUMBER_KEY, String(next));
      } catch {
        return;
      }
      const releaseNext = await holdShared(prefix + next);
      release();
      release = releaseNext;
      ownAnnounced = next;
      setTimeout(releaseNext, ANNOUNCED_FOR);
    },
  };
}
