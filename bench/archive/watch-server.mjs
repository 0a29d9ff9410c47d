import { setTimeout } from 'node:timers/promises';
import { fetchAnswer } from '../contenders/fetch-answer.mjs';
import { residentMegabytes } from '../contenders/process-figures.mjs';
import { quantile } from '../measures/statistics.mjs';

const BETWEEN_READERS = 10;
const BETWEEN_LOOKS = 50;

/**
 * Runs work while a reader alternately loads the homepage, which is cached, and a page that is rendered.
 * Returns the reader's latencies and the server's peak memory.
 * @param {{ port: number, pid: number }} server
 * @param {() => Promise<unknown>} work
 */
export async function watchServer({ port, pid }, work) {
  /** @type {number[]} */
  const waits = [];
  let peak = 0;
  let isOver = false;
  const reading = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const begun = performance.now();
      const { status } = await fetchAnswer(port, at % 2 === 0 ? '/' : `/?reader=${at}`);
      if (status !== 200) throw new Error(`A reader was answered ${status}.`);
      waits.push(performance.now() - begun);
      await setTimeout(BETWEEN_READERS);
    }
  })();
  const looking = (async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMegabytes(pid) ?? 0);
      await setTimeout(BETWEEN_LOOKS);
    }
  })();
  const begun = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all([reading, looking]);
  }
  return {
    seconds: (performance.now() - begun) / 1000,
    pages: waits.length,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    most: quantile(waits, 1),
    memory: peak,
  };
}
