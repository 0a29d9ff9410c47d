import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { inProject, projectRoot } from './project.mjs';
import { runtime } from './set-up.mjs';

/**
 * True if that port of this machine is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Returns the first free port from `wanted` on; logs a message if it is another one.
 * @param {number} wanted
 * @param {string} what is going to listen there
 */
export async function freePort(wanted, what) {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) console.log(`Port ${wanted} is in use, so ${what} takes ${port}.`);
    return port;
  }
  throw new Error(`No port from ${wanted} to ${wanted + 49} is free. Set PORT to another one.`);
}

const builtProgram = 'dist/server/daybreak.js';

/** Settings that keep the server's memory small, as recommended in `docs/running.md` (decision 016). */
export const smallMemory = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '1' };

/**
 * Starts the server edition in a separate process and waits until it listens.
 * @param {object} options
 * @param {Record<string, string>} options.env
 * @param {string} [options.program] in the project; default: the built one
 * @param {string[]} [options.nodeArguments]
 * @returns {Promise<{ address: string, close: () => void, ended: Promise<number> }>} `ended`: its
 *   exit code
 */
export function serveSite({ env, program = builtProgram, nodeArguments = [] }) {
  const child = spawn(runtime(), [...nodeArguments, inProject(program), 'serve'], {
    cwd: projectRoot,
    env: { ...smallMemory, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 0));
  });
  const close = () => void child.kill('SIGTERM');
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`The server edition ended with ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      // Builds before 2026-11-26, which benches compare with, said “is out:”.
      const address = /^Daybreak is (?:running at|out:) (\S+)$/.exec(line)?.[1];
      if (address) resolve({ address, close, ended });
      else console.log(line);
    });
  });
}
