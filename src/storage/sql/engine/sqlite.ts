import { backup } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createQueue } from '#core/queue.ts';
import type { Queries } from '../schema/tables.ts';
import type { Engine } from './engine.ts';
import { refusingWhenFull } from './full-disk.ts';
import { createNestedReads } from './nested-reads.ts';
import { newsText } from './news.ts';
import { openReader, openWriter, retryWhileBusy } from './sqlite-connection.ts';
import { createReaders } from './sqlite-readers.ts';
import { watchSqlite } from './sqlite-watch.ts';

/** Changes whose news is kept for other processes. */
const MOST_NEWS = 1000;

/**
 * SQLite engine over one file: one connection writes, several read committed snapshots. Reads and changes
 * never wait for each other.
 */
export async function openSqlite(file: string): Promise<Engine> {
  const writer = await openWriter(file);
  const readers = createReaders(file);
  const watcher = openReader(file);
  const nested = createNestedReads();
  const alone = createQueue(setImmediate);
  let stopWatching = () => {};

  async function transact<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value> {
    // Parsing the input of a change may have blocked the thread.
    await setImmediate();
    writer.begin();
    await retryWhileBusy(() => writer.sqlite.exec('BEGIN IMMEDIATE'));
    try {
      const value = await work(writer.queries);
      await retryWhileBusy(() => writer.sqlite.exec('COMMIT'));
      return value;
    } finally {
      if (writer.sqlite.isTransaction) writer.sqlite.exec('ROLLBACK');
    }
  }
  const change: Engine['change'] = (work) => alone(() => refusingWhenFull(() => transact(work)));

  return {
    kind: 'sqlite',
    read: (work) => {
      const outer = nested.outer();
      return outer ? work(outer) : readers.use(({ queries }) => nested.run(queries, work));
    },
    change,
    write: change,
    // The subquery uses the index on `words` instead of scanning the records.
    hasWords: (table, words) => {
      const all = words.map((word) => sql`instr(words, ${word}) > 0`);
      return sql`position in (select position from ${sql.table(table)} where ${sql.join(all, sql` and `)})`;
    },
    announce: async (queries, news) => {
      const { number } = await queries
        .insertInto('change_news')
        .values({ news: newsText(news) })
        .returning('number')
        .executeTakeFirstOrThrow();
      await queries
        .deleteFrom('change_news')
        .where('number', '<=', number - MOST_NEWS)
        .execute();
    },
    watch: async (learn) => {
      const { watch, stop } = watchSqlite(watcher.sqlite, learn);
      stopWatching = stop;
      return watch;
    },
    runScript: async (_, script) => {
      // Migrations may write to the schema itself. Node before 24.12 has no such guard.
      writer.sqlite.enableDefensive?.(false);
      try {
        writer.sqlite.exec(script);
      } finally {
        writer.sqlite.enableDefensive?.(true);
      }
    },
    backup: async (target) => {
      const source = openReader(file);
      try {
        // All pages in one step: with several, a change by another process restarts the backup.
        await backup(source.sqlite, target, { rate: 2 ** 31 - 1 });
      } finally {
        source.sqlite.close();
      }
    },
    checkFiles: async () => {
      // A fresh connection: an older one may have cached an outdated structure of the search index.
      const { sqlite } = openReader(file);
      try {
        const found = sqlite.prepare('PRAGMA integrity_check').all();
        const foreign = sqlite.prepare('PRAGMA foreign_key_check').all();
        return [
          ...found.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok'),
          ...foreign.map((row) => `a row of ${row.table} refers to one that isn't there`),
        ];
      } finally {
        sqlite.close();
      }
    },
    close: () =>
      alone(async () => {
        stopWatching();
        readers.close();
        watcher.sqlite.close();
        writer.sqlite.close();
      }),
  };
}
