import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../../scripts/project.mjs';
import { smallMemory } from '../../scripts/serve-site.mjs';
import { fetchAnswer } from './fetch-answer.mjs';
import { freeBenchPort } from './free-bench-port.mjs';

/** Password of the back office of every benched server. */
export const ADMIN_PASSWORD = 'correct horse battery';

/** Longest start of a server, in milliseconds. */
const START_LIMIT = 60_000;

/** Marks log lines that aren't shown, such as one per request. */
const ORDINARY = '"level":"info"';

/**
 * @typedef {object} Contender a server that is measured
 * @property {string} name
 * @property {number} port
 * @property {number} pid
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} DaybreakOptions
 * @property {string} name
 * @property {Record<string, string>} database environment variables of the database and the access
 * @property {string} folder for its other data
 * @property {number} [processes] number of processes, default 1
 * @property {(line: string) => void} [onLine] called with each log line; logs every request then
 * @property {string} [root] folder of the build, default this project's
 */

/** @param {number} port @param {AbortSignal} ended */
async function firstPage(port, ended) {
  const limit = performance.now() + START_LIMIT;
  for (;;) {
    try {
      const { status, body } = await fetchAnswer(port, '/');
      if (status === 200 && body.length > 0) return;
    } catch {
      // Connection refused: the server isn't listening yet.
    }
    if (ended.aborted) throw new Error('The server ended before it answered.');
    if (performance.now() > limit) throw new Error(`No page within ${START_LIMIT} ms.`);
    await setTimeout(2);
  }
}

/**
 * Starts `daybreak serve` from the production build with the settings that `docs/running.md` recommends,
 * and waits for its first page.
 * @param {DaybreakOptions} options
 * @returns {Promise<Contender & { startMilliseconds: number }>} `startMilliseconds`: from the start of
 * the process to the end of its first homepage
 */
export async function startDaybreak(options) {
  const { name, database, folder, processes = 1, onLine, root = projectRoot } = options;
  const port = await freeBenchPort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/server/daybreak.js'), 'serve'], {
    cwd: root,
    env: {
      ...smallMemory,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      // Lets benches send searches from many addresses, each with its own limit.
      TRUST_PROXY: '1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? (onLine ? 'info' : 'warn'),
      PORT: String(port),
      DATA_DIR: folder,
      ...database,
      ...(processes > 1 ? { PROCESSES: String(processes) } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.resume();
  if (onLine) createInterface({ input: child.stderr }).on('line', onLine);
  child.stderr.on('data', (/** @type {Buffer} */ lines) => {
    if (!lines.includes(ORDINARY)) console.error(`  ${name}: ${lines}`);
  });
  const ending = new AbortController();
  const exit = once(child, 'exit').then(() => ending.abort());
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([exit, setTimeout(12_000, undefined, { ref: false })]);
    if (!ending.signal.aborted) child.kill('SIGKILL');
  };
  try {
    await firstPage(port, ending.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  const startMilliseconds = performance.now() - started;
  return { name, port, pid: child.pid ?? 0, startMilliseconds, stop };
}
