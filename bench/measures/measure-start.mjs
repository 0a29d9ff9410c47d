import { residentMegabytes } from '../contenders/process-figures.mjs';
import { startDaybreak } from '../contenders/start-daybreak.mjs';
import { spreadOf } from './statistics.mjs';

/**
 * Measures the time from the start of the process to the first homepage, with its files in the disk
 * cache.
 * @param {import('../contenders/start-daybreak.mjs').DaybreakOptions} options
 * @param {number} times
 */
export async function measureStart(options, times) {
  /** @type {number[]} */
  const milliseconds = [];
  let megabytes = 0;
  for (let time = -1; time < times; time += 1) {
    const server = await startDaybreak(options);
    megabytes = residentMegabytes(server.pid) ?? 0;
    await server.stop();
    if (time >= 0) milliseconds.push(server.startMilliseconds);
  }
  return { milliseconds: spreadOf(milliseconds), megabytes };
}
