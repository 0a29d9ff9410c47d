import cluster, { type Worker } from 'node:cluster';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { joinFamilies } from '#server/metrics/metrics.ts';
import { type RunningServer, startServer } from '../server.ts';
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
      void setTimeout(RESTART_PAUSE).then(() => isStopping || replaceWhenEnded(start()));
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
    let server: RunningServer | undefined;
    const readOwn = async () =>
      joinFamilies([
        { process: String(process.pid), families: (await server?.readMetrics?.()) ?? [] },
      ]);
    const telling =
      config.metrics && cluster.isPrimary
        ? await openMetricsServer(config.metrics, config.processes > 1 ? askWorkers : readOwn)
        : undefined;
    try {
      if (config.processes > 1) return await serveProcesses(config.processes, log, stopping);
      server = await startServer(config, log);
      if (cluster.isWorker && server.readMetrics) answerPrimary(server.readMetrics);
      // With several processes, only the first prints the address.
      if (cluster.isPrimary || cluster.worker?.id === 1)
        say(`Daybreak is running at ${server.address}`);
      log.info('stopping', { signal: await stopping });
      server.drain();
      await setTimeout(config.drainSeconds * 1000);
      await server.close();
      // The IPC channel to the primary process would keep it running.
      cluster.worker?.disconnect();
    } catch (error) {
      const words = portProblems[(error as { code?: string }).code ?? ''];
      if (!words) throw error;
      throw new CommandError(`Port ${config.port} ${words}.`);
    } finally {
      telling?.close();
    }
  },
};
