import pg from 'pg';
import type { Learn, Watch } from './engine.ts';
import { newsOf, newsOfVersions } from './news.ts';
import { clientOptions } from './postgres-client.ts';
import type { PostgresState } from './postgres-state.ts';

/** Channel of the notices of changes; channels are local to a database. */
export const CHANNEL = 'daybreak_changes';

/** Longest pause between two attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE = 500;

/** Interval of the connection's liveness checks, in milliseconds. */
const HEARTBEAT = 5000;

/** Longest wait for an answer, in milliseconds. */
const ANSWER_LIMIT = 10_000;

interface Watching {
  url: string;
  learn: Learn;
  state: PostgresState;
}

/** Listens for changes by all processes, on its own connection, which reconnects after a break. */
export async function watchPostgres({ url, learn, state }: Watching) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...clientOptions(url), query_timeout: ANSWER_LIMIT });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => learn(newsOf(payload ?? '[]')));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      // Changes announced before this connection listened are in the table.
      const { rows } = await fresh.query('select collection, version from changes');
      client = fresh;
      state.find();
      learn(newsOfVersions(rows), true);
    } catch (error) {
      state.miss(error);
      await fresh.end().catch(() => {});
      throw error;
    }
    heartbeat = setInterval(() => {
      fresh.query('select 1').catch((error) => lose(fresh, error));
    }, HEARTBEAT).unref();
    if (isStopped) await stop();
  }

  function lose(lost: pg.Client, error: unknown = new Error('the server closed it')): void {
    if (client !== lost) return;
    client = undefined;
    clearInterval(heartbeat);
    lost.end().catch(() => {});
    if (isStopped) return;
    state.lose(error);
    reconnectAfter(50);
  }

  function reconnectAfter(pause: number): void {
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!isStopped) reconnectAfter(Math.min(pause * 2, LONGEST_PAUSE));
      });
    }, pause).unref();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    const last = client;
    client = undefined;
    await last?.end();
  }

  await connect();
  const watch: Watch = {
    look: () => client !== undefined,
    catchUp: () => {},
    setListening: () => {},
  };
  return { watch, stop };
}
