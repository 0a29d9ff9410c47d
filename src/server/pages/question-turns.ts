import { setImmediate, setTimeout } from 'node:timers/promises';
import { createTurnstile, type Turnstile } from '#core/turnstile.ts';

/** Answers to questions that wait; with 5 to 30 ms each, two seconds at most while the thread is free. */
const queue = { atOnce: 1, waiting: 60 };

/** Pauses after an answer, each as long as making it took: questions get a fifth of a busy thread. */
const PAUSES = 4;

/** Other requests a millisecond, fewer than which leave the thread free: a kept page takes it 0.04 ms. */
const FEW = 1;

/** Share of a pause that other work may take while the thread counts as free. */
const FREE = 0.5;

/** Waits until other work has had its share of the thread, or until there is little of it. */
async function leaveRoom(milliseconds: number): Promise<void> {
  for (let pause = 0; pause < PAUSES; pause += 1) {
    const before = performance.eventLoopUtilization();
    await setTimeout(milliseconds);
    if (performance.eventLoopUtilization(before).utilization < FREE) return;
  }
}

/**
 * A queue for what strangers can ask in endless variation, searches and the API's lists: one at a time,
 * with pauses in which a busy thread serves everything else. Refuses with `too-busy` when too many wait.
 * @param others counts the other requests of the process so far
 */
export function createQuestionTurns(others: () => number): Turnstile {
  const inTurn = createTurnstile(queue);
  return (work) =>
    new Promise((resolve, reject) => {
      const answerAndPause = async (): Promise<void> => {
        const [began, othersBefore] = [performance.now(), others()];
        const answer = work();
        resolve(answer);
        await answer.catch(() => undefined);
        const took = performance.now() - began;
        // Requests that arrived meanwhile are handled, and counted.
        await setImmediate();
        if (others() - othersBefore > took * FEW) await leaveRoom(took);
      };
      inTurn(answerAndPause).catch(reject);
    });
}
