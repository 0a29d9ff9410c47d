import cluster from 'node:cluster';
import process from 'node:process';
import { startServer } from '../server.ts';
import { type Command, CommandError } from './command.ts';
import { serveProcesses } from './serve-processes.ts';

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
    if (config.processes > 1) return serveProcesses(config.processes, log, stopping);
    try {
      const server = await startServer(config, log);
      // With several processes, only the first prints the address.
      if (cluster.isPrimary || cluster.worker?.id === 1) say(`Daybreak is out: ${server.address}`);
      log.info('stopping', { signal: await stopping });
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
