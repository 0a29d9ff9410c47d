/** Worker thread that searches an SQLite file; started by `search-beside.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchQuery } from '#core/ports.ts';
import { createReaders } from '../engine/sqlite-readers.ts';
import { createArticleSearch } from './article-search.ts';
import { sqliteArticleIndex } from './sqlite-article-index.ts';

const readers = createReaders(String(workerData));
const search = createArticleSearch(
  { read: (work) => readers.use(({ queries }) => work(queries)) },
  sqliteArticleIndex,
);

parentPort?.on('message', async (query: SearchQuery | 'close') => {
  if (query === 'close') {
    readers.close();
    parentPort?.close();
    return;
  }
  const found = await search.find(query);
  parentPort?.postMessage(found);
});
