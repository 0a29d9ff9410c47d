import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ArticleSearch } from '#core/ports.ts';
import { createTurnstile } from '#core/turnstile.ts';

/** One search at a time has the thread; with 40,000 articles the longest takes some 0.2 s. */
const queue = { atOnce: 1, waiting: 50 };

/** From the sources or from the bundle, which has the same name beside it. */
const thread = new URL(`search-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Search in an SQLite file, in a thread of its own: SQLite searches without pause, and must not
 * block the thread that serves readers. The thread starts with the first search. Refuses with
 * `too-busy` when too many wait.
 */
export function createSearchBeside(file: string) {
  const inTurn = createTurnstile(queue);
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(thread, { workerData: file, name: 'search' });
    // After a failure, which the search that met it tells of, the next one starts another.
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
          // A thread that has nothing to do keeps no program from ending.
          worker?.unref();
        }
      }),
  };
  return { search, close: async () => void (await worker?.terminate()) };
}
