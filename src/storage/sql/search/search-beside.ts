import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '#core/bounded-queue.ts';
import type { ArticleSearch } from '#core/ports.ts';

/** One search at a time in the thread; with 40,000 articles, the longest takes some 0.2 s. */
const queue = { atOnce: 1, waiting: 50 };

/** Beside this file in the sources as in the bundle. */
const thread = new URL(`search-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Searches an SQLite file in a worker thread: SQLite searches synchronously and must not block the thread
 * that serves readers. The thread starts with the first search. Refuses with `too-busy` when the queue is
 * full.
 */
export function createSearchBeside(file: string) {
  const inTurn = createBoundedQueue(queue);
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(thread, { workerData: file, name: 'search' });
    // The failed search rejects by itself; the next one starts a new thread.
    started.on('error', () => {
      worker = undefined;
    });
    return started;
  }

  const search: ArticleSearch = {
    find: (query) =>
      inTurn(async () => {
        worker ??= start();
        const answered = once(worker, 'message');
        worker.ref();
        worker.postMessage(query);
        try {
          const [found] = (await answered) as [Awaited<ReturnType<ArticleSearch['find']>>];
          return found;
        } finally {
          // An idle thread must not keep the process alive.
          worker?.unref();
        }
      }),
  };
  return {
    search,
    // The thread closes its connections and ends by itself, so that what Node compiled in it is kept.
    close: async (): Promise<void> => {
      const closing = worker;
      worker = undefined;
      if (!closing) return;
      const ended = once(closing, 'exit');
      closing.ref();
      closing.postMessage('close');
      await ended;
    },
  };
}
