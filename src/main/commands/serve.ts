import cluster, { type Worker } from 'node:cluster';
import process from 'node:process';
import type { Config } from '#server/config/read-config.ts';
import type { Log } from '#server/log.ts';
import { joinFamilies } from '#server/metrics/metrics.ts';
import { startServer } from '../server.ts';
import { type Command, CommandError } from './command.ts';
import { answerPrimary, askWorkers, openMetricsServer } from './metrics-server.ts';

/**
 * Milliseconds before an ended process is replaced, so that one that fails at once isn't restarted in a
 * loop.
 */
const RESTART_PAUSE = 1000;

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
async function serveProcesses(
  { processes: count, metrics }: Config,
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
      setTimeout(() => isStopping || replaceWhenEnded(start()), RESTART_PAUSE);
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

  const telling = metrics && (await openMetricsServer(metrics, askWorkers));
  const signal = await stopping;
  log.info('stopping', { signal });
  telling?.close();
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  for (const worker of workers) worker.process.kill('SIGTERM');
  await Promise.all(workers.map(whenEnded));
}

const portProblems: Record<string, string> = {
  EADDRINUSE: 'is in use by another program. Set PORT to a free one',
  EACCES: 'may not be taken by this user. Set PORT to 1024 or more',
  EADDRNOTAVAIL: 'can’t be listened on: HOST is no address of this machine',
};

/** Resolves with the first termination signal. */
const askedToStop = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the site until it is asked to stop (Ctrl+C, SIGTERM).',
  run: async ({ config, log, say }) => {
    const stopping = askedToStop();
    if (config.processes > 1) return serveProcesses(config, log, stopping);
    try {
      const server = await startServer(config, log);
      const { metrics } = config;
      if (cluster.isWorker) answerPrimary(server.metrics);
      const telling =
        metrics && cluster.isPrimary
          ? await openMetricsServer(metrics, async () =>
              joinFamilies([{ process: String(process.pid), families: await server.metrics() }]),
            )
          : undefined;
      // With several processes, only the first prints the address.
      if (cluster.isPrimary || cluster.worker?.id === 1)
        say(`Daybreak is running at ${server.address}`);
      log.info('stopping', { signal: await stopping });
      telling?.close();
      await server.close();
      // The IPC channel to the primary process would keep it running.
      cluster.worker?.disconnect();
    } catch (error) {
      const words = portProblems[(error as { code?: string }).code ?? ''];
      if (!words) throw error;
      throw new CommandError(`Port ${config.port} ${words}.`);
    }
  },
};
