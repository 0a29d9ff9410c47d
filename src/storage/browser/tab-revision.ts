/** Holds the number of the last change that reached this tab's view of the storage. */
export const REVISION_KEY = 'storageRevision';

/** Longest wait for another tab's change to arrive here, in milliseconds; a busy machine took two seconds. */
const ARRIVAL_LIMIT = 5000;
/** Duration of an announcement, in milliseconds; a page that holds locks is not kept for Back. */
const ANNOUNCED_FOR = 10_000;
const POLL_INTERVAL = 2;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Takes a lock that excludes nobody; resolves, once it is held, with how to give it back. */
const holdShared = (name: string) =>
  new Promise<() => void>((resolve, reject) => {
    const released = (): Promise<void> => new Promise((release) => resolve(() => release()));
    navigator.locks.request(name, { mode: 'shared' }, released).catch(reject);
  });

/**
 * Browsers carry local storage from one tab's process to another's with a delay, and a lock that
 * was handed over may arrive before the change that was made under it. So every change has a
 * number, which is stored after it and announced, before its lock is given back, as the name of
 * another lock: those all tabs see at once. The next holder waits until that number has arrived.
 */
export function createTabRevision(name: string, storage: () => Storage) {
  const prefix = `${name}@`;
  let latest = 0;
  let ownAnnounced = 0;
  let release = () => {};

  /** The number that is here; endless where everything was cleared and none will come. */
  function arrived(): number {
    try {
      const text = storage().getItem(REVISION_KEY);
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
    /** Waits until the last announced change is here; not for ever, its tab may have died. */
    catchUp: async (): Promise<void> => {
      const expected = await announced();
      const deadline = Date.now() + ARRIVAL_LIMIT;
      while (expected !== ownAnnounced && arrived() < expected && Date.now() < deadline) {
        await pause(POLL_INTERVAL);
      }
      const here = arrived();
      latest = Math.max(expected, Number.isFinite(here) ? here : 0);
    },
    /** Numbers the change that was just written. */
    announce: async (): Promise<void> => {
      const next = latest + 1;
      try {
        storage().setItem(REVISION_KEY, String(next));
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
