import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createQueue } from '#core/queue.ts';
import type { Engine } from './engine.ts';
import { refusingWhenFull } from './full-disk.ts';
import { createNestedReads } from './nested-reads.ts';
import { newsText } from './news.ts';
import { mustAnswer } from './postgres-client.ts';
import { buildIndexes } from './postgres-indexes.ts';
import { POLL, pollPostgres } from './postgres-polls.ts';
import { openPool } from './postgres-pool.ts';
import { createPostgresServer } from './postgres-server.ts';
import { CHANNEL, watchPostgres } from './postgres-watch.ts';
import { openStandby } from './standby-reads.ts';

/** Connections of one process; several processes share PostgreSQL's default limit of a hundred. */
const READERS = 10;
const WRITERS = 3;

/** Key of the advisory lock held by the one transaction that changes records; arbitrary. */
const CHANGE_LOCK = 0x6461_7962;

/**
 * Longest wait of a migration for a table. All reads of that table wait behind it, and it waits for those before it, a dump
 * among them.
 */
const LOCK_LIMIT = '300ms';

const changeLock = sql`pg_advisory_xact_lock(${CHANGE_LOCK})`;

interface PostgresSettings {
  url: string;
  /** Address at which changes by others are heard of; `poll` to ask for them. */
  listenUrl: string;
  /** Address of a standby. */
  readUrl?: string | undefined;
  /** Prepares the statements of changes. */
  prepares: boolean;
  report: (message: string) => void;
}

/**
 * PostgreSQL engine: changes of all processes run one at a time, each read sees one snapshot. Keeps nothing in a
 * session between transactions but prepared statements and the connection that listens.
 */
export async function openPostgres({
  url,
  listenUrl,
  readUrl,
  prepares,
  report,
}: PostgresSettings): Promise<Engine> {
  await mustAnswer(url, 'DATABASE_URL');
  if (listenUrl !== POLL && listenUrl !== url) await mustAnswer(listenUrl, 'DATABASE_LISTEN_URL');
  const server = createPostgresServer(url, report);
  const readers = openPool(server, { max: READERS });
  const changer = openPool(server, { max: 1, prepares });
  const alone = createQueue(setImmediate);
  const writers = openPool(server, { max: WRITERS });
  const standby =
    readUrl === undefined ? undefined : openStandby({ url: readUrl, max: READERS, report });
  const nested = createNestedReads();
  let stopWatching = async () => {};

  const read: Engine['read'] = (work) => {
    const outer = nested.outer();
    return outer ? work(outer) : readers.read((queries) => nested.run(queries, work));
  };

  return {
    kind: 'postgres',
    read,
    ...(standby && {
      readAside: async (isRecent, work) => {
        if (nested.outer()) return read(work);
        const found = await standby.read(isRecent, (queries) => nested.run(queries, work));
        return found ? found.value : read(work);
      },
    }),
    change: (work) => alone(() => refusingWhenFull(() => changer.change(work, changeLock))),
    write: (work) => refusingWhenFull(() => writers.change(work)),
    // Words contain only letters and digits, so nothing needs escaping for `LIKE`.
    hasWords: (_, words) => {
      const all = words.map((word) => sql`words like ${`%${word}%`}`);
      return sql`${sql.join(all, sql` and `)}`;
    },
    announce: async (queries, news) => {
      await sql`select pg_notify(${CHANNEL}, ${newsText(news)})`.execute(queries);
    },
    watch: async (learn) => {
      const { watch, stop } =
        listenUrl === POLL
          ? await pollPostgres({ pool: readers, learn })
          : await watchPostgres({ url: listenUrl, learn, state: server.state });
      stopWatching = stop;
      return watch;
    },
    runScript: async (queries, script) => {
      await sql`select set_config('lock_timeout', ${LOCK_LIMIT}, true)`.execute(queries);
      await sql.raw(script).execute(queries);
    },
    buildIndexes: (signal) =>
      buildIndexes({ url: listenUrl === POLL ? url : listenUrl, signal, report }),
    counts: () => ({
      failedAttempts: server.failedAttempts,
      ...(standby && { standbyReads: standby.counts }),
    }),
    backup: async () => {
      throw new Error('A PostgreSQL database is backed up by its own program: pg_dump.');
    },
    checkFiles: async () => [],
    close: async () => {
      await stopWatching();
      server.close();
      await standby?.close();
      await Promise.all([readers, changer, writers].map((pool) => pool.close()));
    },
  };
}
