import cluster, { type Worker } from 'node:cluster';
import process from 'node:process';
import type { Log } from '#server/log.ts';
import { CommandError } from './command.ts';

/**
 * Milliseconds before an ended process is replaced, so that one that fails at once isn't restarted in a
 * loop.
 */
const PAUSE = 1000;

const whenListening = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.once('listening', () => resolve(true));
    worker.once('exit', () => resolve(false));
  });

const whenEnded = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });

/**
 * Serves with several processes that share the port, and replaces those that end. The first starts alone,
 * to migrate the database and to report errors.
 * @param stopping resolves when the program is asked to stop; every process then finishes its requests
 */
export async function serveProcesses(
  count: number,
  log: Log,
  stopping: Promise<NodeJS.Signals>,
): Promise<void> {
  let isStopping = false;
  void stopping.then(() => {
    isStopping = true;
  });
  /** Forks this command with a single process. */
  const start = (): Worker => cluster.fork({ ...process.env, PROCESSES: '1' });
  const replaceWhenEnded = (worker: Worker): void => {
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error('process-ended', { code, signal });
      setTimeout(() => isStopping || replaceWhenEnded(start()), PAUSE);
    });
  };

  const first = start();
  if (!(await whenListening(first))) {
    // Ctrl+C reaches all processes of the terminal, possibly before this worker handles signals.
    if (isStopping) return;
    throw new CommandError('The server could not start: see above.');
  }
  replaceWhenEnded(first);
  for (let more = 1; more < count && !isStopping; more += 1) replaceWhenEnded(start());

  const signal = await stopping;
  log.info('stopping', { signal });
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  for (const worker of workers) worker.process.kill('SIGTERM');
  await Promise.all(workers.map(whenEnded));
}
