import { setImmediate, setTimeout } from 'node:timers/promises';
import { type BoundedQueue, createBoundedQueue } from '#core/bounded-queue.ts';

/** Most queued questions: at 5 to 30 ms each, two seconds at most on a free thread. */
const queue = { atOnce: 1, waiting: 60 };

/** Pauses after an answer, each as long as its computation: questions get a fifth of a busy thread. */
const PAUSES = 4;

/** Other requests per millisecond below which the thread counts as free; a cached page takes 0.04 ms. */
const FEW = 1;

/** Utilization during a pause below which the thread counts as free. */
const FREE = 0.5;

/** Waits until other work has had its share of the thread, or until the thread is free. */
async function leaveRoom(milliseconds: number): Promise<void> {
  for (let pause = 0; pause < PAUSES; pause += 1) {
    const before = performance.eventLoopUtilization();
    await setTimeout(milliseconds);
    if (performance.eventLoopUtilization(before).utilization < FREE) return;
  }
}

/**
 * A queue for questions, which strangers can vary without limit: searches and the API's lists. One at a
 * time, with pauses that leave a busy thread to other requests. Refuses with `too-busy` when the queue is
 * full.
 * @param others returns the number of other requests of the process so far
 */
export function createQuestionTurns(others: () => number): BoundedQueue {
  const inTurn = createBoundedQueue(queue);
  return (work) =>
    new Promise((resolve, reject) => {
      const answerAndPause = async (): Promise<void> => {
        const [began, othersBefore] = [performance.now(), others()];
        const answer = work();
        resolve(answer);
        await answer.catch(() => undefined);
        const took = performance.now() - began;
        // Lets pending requests be handled and counted.
        await setImmediate();
        if (others() - othersBefore > took * FEW) await leaveRoom(took);
      };
      inTurn(answerAndPause).catch(reject);
    });
}
