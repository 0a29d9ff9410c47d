import { setImmediate } from 'node:timers/promises';
import { createTurnstile, type Turnstile } from '#core/turnstile.ts';

/** Most pages that wait to be rendered: with 5 to 20 ms each, one or two seconds. */
const queue = { atOnce: 1, waiting: 100 };

/**
 * A queue for rendering, which keeps the thread busy: one page at a time, and between two of them the
 * program sees to everything else, so that no number of large pages keeps readers of kept ones waiting.
 * Refuses with `too-busy` when too many wait.
 */
export function createRenderingTurns(): Turnstile {
  const inTurn = createTurnstile(queue);
  return (work) =>
    inTurn(async () => {
      await setImmediate();
      return work();
    });
}
