import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import { createBoundedQueue } from '#core/bounded-queue.ts';
import { done } from '#core/errors.ts';
import type { Config } from '#server/config/read-config.ts';
import { currentRequest } from '#server/http/current-request.ts';
import type { ArchiveAnswer, ArchiveMessage, ArchiveTask } from './archive-task.ts';

/** One archive at a time, one more in the queue; others are refused. */
const queue = { atOnce: 1, waiting: 1 };

/** Interval at which a cancellation is passed on to the thread, in milliseconds. */
const LOOK = 100;

// In the build it is beside this file's chunk.
const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const threadFile = new URL(`./archive-thread${ending}`, import.meta.url);

interface RunningThread {
  answer: ArchiveAnswer;
  /** Rejects if the thread fails after its answer. */
  ended: Promise<void>;
}

/** Yields a thread's output; throws if the thread fails, which its stream doesn't report. */
async function* handedOver(
  stream: ReadableStream<Uint8Array>,
  ended: Promise<void>,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  // No `Promise.race` per chunk: a promise that stays pending would retain every chunk raced with it.
  let failure: unknown;
  ended.catch((error: unknown) => {
    failure = error;
    void reader.cancel();
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (failure !== undefined) throw failure;
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const pathOf = (archive: ArchiveFile): string => {
  if ('path' in archive && typeof archive.path === 'string') return archive.path;
  throw new TypeError('Only a file of this machine can be handed to a thread.');
};

/**
 * The use cases of archives, each in a worker thread with its own database connections: packing,
 * unpacking and writing many records would block the server (SQLite is synchronous).
 */
export function createArchivesInThreads(
  config: Config,
): Pick<BackOffice, 'exportArchive' | 'checkArchive' | 'importArchive'> {
  const inTurn = createBoundedQueue(queue);

  /** Starts a thread and resolves with its answer. The thread counts as running until it exits. */
  function run(
    task: Pick<ArchiveTask, 'use' | 'actor' | 'path'>,
    isCancelled = (): boolean => false,
  ): Promise<RunningThread> {
    const address = currentRequest()?.address ?? '';
    const { promise: started, resolve, reject } = Promise.withResolvers<RunningThread>();
    const work = (): Promise<void> => {
      const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
      const cancelled = new Int32Array(new SharedArrayBuffer(4));
      const workerData: ArchiveTask = { ...task, config, address, cancelled };
      const thread = new Worker(threadFile, { workerData, execArgv: [] });
      const looking = setInterval(() => {
        if (isCancelled()) Atomics.store(cancelled, 0, 1);
      }, LOOK);
      thread.on('message', (message: ArchiveMessage) => {
        if (message === 'ended') end();
        else resolve({ answer: message, ended });
      });
      thread.on('error', fail);
      const exited = once(thread, 'exit').then(() => {
        clearInterval(looking);
        fail(new Error('The thread for an archive ended before it was done.'));
      });
      // Rejects a pending answer; failures after the answer have no effect here.
      ended.catch(reject);
      return exited;
    };
    inTurn(work).catch(reject);
    return started;
  }

  async function read(
    use: 'checkArchive' | 'importArchive',
    ...[actor, { archive, isCancelled }]: Parameters<BackOffice['importArchive']>
  ) {
    const { answer } = await run({ use, actor, path: pathOf(archive) }, isCancelled);
    if ('read' in answer) return answer.read;
    throw new TypeError('Another answer was expected.');
  }

  return {
    exportArchive: async (actor) => {
      const { answer, ended } = await run({ use: 'exportArchive', actor, path: '' });
      if (!('exported' in answer)) throw new TypeError('Another answer was expected.');
      const { exported } = answer;
      if (!exported.ok) return exported;
      const { fileName, bytes } = exported.value;
      return done({ fileName, bytes: handedOver(bytes, ended) });
    },
    checkArchive: (...given) => read('checkArchive', ...given),
    importArchive: (...given) => read('importArchive', ...given),
  };
}
