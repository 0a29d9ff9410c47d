import { setImmediate, setTimeout } from 'node:timers/promises';
import { createBoundedQueue } from '#core/bounded-queue.ts';

/** Most pages queued for rendering: at 5 to 20 ms each, one or two seconds. */
const queue = { atOnce: 1, waiting: 100 };

/**
 * Most long pages that others may overtake, since their pauses can end at the same time; further ones keep their place in
 * the queue until they are done.
 */
const MOST_OVERTAKEN = 3;

/** Milliseconds of a pause, in which a usual page is made. */
const PAUSE = 8;

/** Renders a page and awaits `pause` where others may have their turn. */
type Rendering<Page> = (pause: () => Promise<void>) => Promise<Page>;

export type RenderingTurns = <Page>(render: Rendering<Page>) => Promise<Page>;

/**
 * Creates a queue for rendering, which blocks the thread: one page at a time, yielding to the event loop in
 * between, so that requests for cached pages are answered under any load. A page that pauses leaves the queue, so
 * that the next one needn't wait for its end. Refuses with `too-busy` when the queue is full.
 */
export function createRenderingTurns(): RenderingTurns {
  const inTurn = createBoundedQueue(queue);
  let overtaken = 0;
  return async (render) => {
    let rendering: ReturnType<typeof render> | undefined;
    let mayBeOvertaken = false;
    await inTurn(async () => {
      await setImmediate();
      await new Promise<void>((leave) => {
        rendering = render(async () => {
          if (!mayBeOvertaken && overtaken < MOST_OVERTAKEN) {
            mayBeOvertaken = true;
            overtaken += 1;
            leave();
          }
          await setTimeout(PAUSE);
        });
        rendering.then(
          () => leave(),
          () => leave(),
        );
      });
    });
    try {
      return await (rendering as ReturnType<typeof render>);
    } finally {
      if (mayBeOvertaken) overtaken -= 1;
    }
  };
}
