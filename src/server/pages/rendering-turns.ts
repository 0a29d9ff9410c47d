import { setImmediate } from 'node:timers/promises';
import { createTurnstile, type Turnstile } from '#core/turnstile.ts';

/** Most pages queued for rendering: at 5 to 20 ms each, one or two seconds. */
const queue = { atOnce: 1, waiting: 100 };

/**
 * A queue for rendering, which blocks the thread: one page at a time, yielding to the event loop in
 * between, so that requests for cached pages are answered under any load. Refuses with `too-busy` when
 * the queue is full.
 */
export function createRenderingTurns(): Turnstile {
  const inTurn = createTurnstile(queue);
  return (work) =>
    inTurn(async () => {
      await setImmediate();
      return work();
    });
}
