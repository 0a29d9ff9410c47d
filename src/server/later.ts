/** Longest wait before work that was put off, in milliseconds. */
const LONGEST_WAIT = 2000;

/** Most pieces of work that wait; more are dropped, so that nobody fills the memory. */
const MOST_WAITING = 1000;

interface LaterSetting {
  report: (error: unknown) => void;
}

/**
 * Does work some time after the answer, each piece at a random moment: what a request caused is not told by
 * how long it or the next one takes. `close` does what still waits.
 */
export function createLater({ report }: LaterSetting) {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  const running = new Set<Promise<void>>();

  function run(timer: NodeJS.Timeout): void {
    const work = waiting.get(timer);
    waiting.delete(timer);
    clearTimeout(timer);
    if (!work) return;
    const done = work()
      .catch(report)
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    later: (work: () => Promise<void>): void => {
      if (waiting.size >= MOST_WAITING) {
        report(new Error('Too much work waits for its turn; one piece was not taken.'));
        return;
      }
      const timer = setTimeout(() => run(timer), Math.random() * LONGEST_WAIT);
      waiting.set(timer, work);
    },
    close: async (): Promise<void> => {
      for (const timer of [...waiting.keys()]) run(timer);
      await Promise.all(running);
    },
  };
}
