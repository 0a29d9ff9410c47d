import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import { done } from '#core/errors.ts';
import { createTurnstile } from '#core/turnstile.ts';
import type { Config } from '#server/config/read-config.ts';
import { currentRequest } from '#server/http/current-request.ts';
import type { ArchiveAnswer, ArchiveMessage, ArchiveTask } from './archive-task.ts';

/** Archives that are written or read at the same time; one more may wait, others are told to come again. */
const queue = { atOnce: 1, waiting: 1 };

/** Interval at which a cancellation is passed to the thread, in milliseconds. */
const LOOK = 100;

// Built, it stands beside this file's own chunk.
const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const threadFile = new URL(`./archive-thread${ending}`, import.meta.url);

interface RunningThread {
  answer: ArchiveAnswer;
  /** Rejects when it fails after its answer. */
  ended: Promise<void>;
}

/** Yields a thread's output; fails when the thread does, which its stream doesn't report. */
async function* handedOver(
  stream: ReadableStream<Uint8Array>,
  ended: Promise<void>,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  // Not by a race with each piece: what is raced with a promise that stays open is never let go.
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
 * The use cases of archives, each in a thread and with connections to the database of its own: packing,
 * unpacking and the writing of many records, which in SQLite lets nothing else run, hold up nobody.
 */
export function createArchivesInThreads(
  config: Config,
): Pick<BackOffice, 'exportArchive' | 'checkArchive' | 'importArchive'> {
  const inTurn = createTurnstile(queue);

  /** Starts a thread; resolves with its answer. Its turn lasts until it has ended. */
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
