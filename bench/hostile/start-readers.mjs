import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./readers.mjs', import.meta.url));

/** Milliseconds until the last pages of a phase have been reported. */
const SETTLING = 600;

/**
 * Starts readers, who load pages until they are stopped.
 * @param {{ port: number, paths: string[], readers: number }} asked
 */
export function startReaders(asked) {
  const child = fork(program, [], { execArgv: [] });
  /** @type {import('./readers.mjs').Look[]} */
  const looks = [];
  child.on('message', (message) => {
    looks.push(.../** @type {import('./readers.mjs').Look[]} */ (message));
  });
  child.send(asked);
  return {
    /**
     * Pages that were due between two times.
     * @param {number} from
     * @param {number} to
     */
    between: async (from, to) => {
      await setTimeout(SETTLING);
      return looks.filter(({ at }) => at >= from && at < to);
    },
    stop: () => child.disconnect(),
  };
}
