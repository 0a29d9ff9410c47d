import cluster, { type Worker } from 'node:cluster';
import { createServer } from 'node:http';
import process from 'node:process';
import { type Family, joinFamilies, metricsText, OPEN_METRICS } from '#server/metrics/metrics.ts';
import { CommandError } from './command.ts';

/** Longest wait for the metrics of one process, in milliseconds; without them, it is left out. */
const ANSWER_LIMIT = 5000;

interface Question {
  asks: 'metrics';
  number: number;
}

interface Answer {
  metrics: Family[];
  number: number;
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' &&
  message !== null &&
  'asks' in message &&
  message.asks === 'metrics';

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metrics' in message;

type Collect = () => Promise<Family[]>;

/** Answers the primary process's questions for this worker's metrics. */
export function answerPrimary(read: Collect): void {
  process.on('message', (message) => {
    if (!isQuestion(message)) return;
    void read().then((metrics) => {
      if (process.connected) process.send?.({ metrics, number: message.number });
    });
  });
}

let questions = 0;

const askWorker = (worker: Worker): Promise<{ process: string; families: Family[] }[]> =>
  new Promise((resolve) => {
    questions += 1;
    const number = questions;
    const end = (families?: Family[]): void => {
      clearTimeout(timer);
      worker.off('message', hear);
      resolve(families ? [{ process: String(worker.process.pid), families }] : []);
    };
    const timer = setTimeout(end, ANSWER_LIMIT);
    const hear = (message: unknown): void => {
      if (isAnswer(message) && message.number === number) end(message.metrics);
    };
    worker.on('message', hear);
    worker.send({ asks: 'metrics', number }, (error) => error && end());
  });

/** Reads the metrics of all worker processes. */
export async function askWorkers(): Promise<Family[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const answers = await Promise.all(workers.map((worker) => (worker ? askWorker(worker) : [])));
  return joinFamilies(answers.flat());
}

/** Answers `/metrics` at an address of its own, until `close`. Throws a `CommandError` if that can't be listened on. */
export async function openMetricsServer(
  { host, port }: { host: string; port: number },
  collect: Collect,
): Promise<{ close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    collect().then(
      (families) =>
        response.writeHead(200, { 'content-type': OPEN_METRICS }).end(metricsText(families)),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CommandError(`METRICS_LISTEN, ${host}:${port}, can’t be used: ${error.message}.`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
