import type { Watch } from './engine.ts';
import { type News, newsOfVersions } from './news.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** In place of an address to listen at. */
export const POLL = 'poll';

/** Pause between two questions, in milliseconds. */
const INTERVAL = 500;

interface Polling {
  pool: PostgresPool;
  learn: (news: News) => void;
}

/**
 * Asks for changes by other processes, for poolers through which nobody can listen. The answers have versions, and
 * don't say which records a change touched.
 */
export async function pollPostgres({ pool, learn }: Polling) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const ask = async (): Promise<void> => {
    const rows = await pool.read((queries) =>
      queries.selectFrom('changes').select(['collection', 'version']).execute(),
    );
    if (!isStopped) learn(newsOfVersions(rows));
  };

  function askLater(): void {
    timer = setTimeout(() => {
      // The pool reports that the server is away.
      asking = ask().catch(() => {});
      void asking.then(() => isStopped || askLater());
    }, INTERVAL).unref();
  }

  let asking = ask();
  await asking;
  askLater();
  const watch: Watch = {
    // A change may have been made since the last answer.
    look: () => false,
    catchUp: () => {},
    setListening: () => {},
  };
  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await asking;
  }
  return { watch, stop };
}
