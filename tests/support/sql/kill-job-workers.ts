import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { enqueue } from '#core/job/enqueue.ts';
import type { Job } from '#core/job/job.ts';
import type { Store } from '#core/ports.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import type { Random } from '../use-seed.ts';
import type { SqlPlace } from './sql-places.ts';

const script = fileURLToPath(new URL('job-worker.ts', import.meta.url));

/** Lease of a worker in seconds: jobs of a killed worker wait that long. */
const LEASE = 4;

/** Maximum delay of the receiver's confirmation, in milliseconds. */
const CONFIRMED_WITHIN = 10;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const numberOf = ({ payload }: Job): number => Number(payload.number);

/** Starts a receiver that counts deliveries by job number. */
async function openReceiver(random: Random) {
  const deliveries = new Map<number, number>();
  const server = createServer((request, answer) => {
    const number = Number(request.url?.slice(1));
    setTimeout(() => {
      deliveries.set(number, (deliveries.get(number) ?? 0) + 1);
      answer.writeHead(204).end();
    }, random(CONFIRMED_WITHIN));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    deliveries,
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startWorker(address: SqlPlace['address'], receiver: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [script, JSON.stringify(address), receiver, String(LEASE)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'daybreak-compile-cache') },
    },
  );
  const lines = createInterface({ input: child.stdout });
  await Promise.race([once(lines, 'line'), once(child, 'close')]);
  return child;
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

const addJobs = (store: Store, numbers: readonly number[]) =>
  store.change(async (change) => {
    for (const number of numbers) {
      await enqueue(change, { kind: 'delivery', dueAt: new Date(), payload: { number } });
    }
  });

export interface KilledWorkers {
  address: SqlPlace['address'];
  rounds: number;
  /** Total over all rounds. */
  jobs: number;
  random: Random;
  /** Called after each round. */
  progress?: (text: string) => void;
}

/** Outcome of the jobs. */
export interface KilledResult {
  /** Jobs that were never delivered. */
  lost: number[];
  /** Jobs that were delivered again although their end was stored. */
  twice: number[];
  /** Jobs that were delivered again although they were not running when a worker was killed. */
  unexplained: number[];
  /** Jobs that were delivered more than once. */
  repeated: number[];
}

/**
 * Lets two processes work off jobs, and in each round kills one at a random moment and replaces it.
 */
export async function killJobWorkers({
  address,
  rounds,
  jobs,
  random,
  progress = () => {},
}: KilledWorkers): Promise<KilledResult> {
  const receiver = await openReceiver(random);
  const { deliveries } = receiver;
  const clock = { now: () => new Date() };
  const { store, close } = await openDatabase({
    ...address,
    clock,
    report: () => {},
    hasSamples: false,
  });
  const stored = () => store.read((view) => view.list('jobs'));
  const workers = await Promise.all([1, 2].map(() => startWorker(address, receiver.url)));
  /** Jobs that were running when a worker was killed. */
  const inHand = new Set<number>();
  /** Number of deliveries of each job at the time its end was found stored. */
  const ended = new Map<number, number>();

  function look(left: readonly Job[], added: number): void {
    for (const job of left) if (job.state === 'running') inHand.add(numberOf(job));
    const open = new Set(left.map(numberOf));
    for (let number = 0; number < added; number += 1) {
      if (!open.has(number) && !ended.has(number)) ended.set(number, deliveries.get(number) ?? 0);
    }
  }

  const ofRound = Math.ceil(jobs / rounds);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const numbers = Array.from({ length: ofRound }, (_, at) => round * ofRound + at);
      await addJobs(store, numbers);
      const wanted = random(ofRound);
      while (numbers.filter((number) => deliveries.has(number)).length < wanted) await pause(1);
      await kill(workers[round % 2]);
      const left = await stored();
      look(left, (round + 1) * ofRound);
      workers[round % 2] = await startWorker(address, receiver.url);
      progress(`round ${round + 1}: ${deliveries.size} delivered, ${left.length} open`);
    }
    while ((await stored()).length > 0) await pause(50);
  } finally {
    await Promise.all(workers.map(kill));
    await close();
    receiver.close();
  }
  const all = Array.from({ length: rounds * ofRound }, (_, number) => number);
  const repeated = all.filter((number) => (deliveries.get(number) ?? 0) > 1);
  return {
    lost: all.filter((number) => !deliveries.has(number)),
    twice: [...ended].flatMap(([number, count]) =>
      (deliveries.get(number) ?? 0) > count ? [number] : [],
    ),
    unexplained: repeated.filter((number) => !inHand.has(number)),
    repeated,
  };
}
