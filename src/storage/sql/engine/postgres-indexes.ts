import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from '../reason-of.ts';
import { clientOptions } from './postgres-client.ts';
import { isConflict } from './postgres-state.ts';

interface BuiltIndex {
  name: string;
  /** Table and expressions. */
  on: string;
  /** Indexes of former releases whose questions it answers. */
  replaces: readonly string[];
}

/**
 * Indexes that are not made by migrations: to build them takes minutes in a large archive, in which a migration would
 * stop all writing. The months are those of `postgres-article-index.ts`.
 */
const builtIndexes: readonly BuiltIndex[] = [
  {
    name: 'article_search_found',
    on: 'article_search USING gin ((floor(published / 2592000000)::integer), title, everything)',
    replaces: ['article_search_title', 'article_search_everything'],
  },
];

/** Milliseconds between two looks at an index that another process builds. */
const LOOK_EVERY = 2000;

/** Longest pause before another attempt, in milliseconds. */
const LONGEST_WAIT = 60_000;

type State = 'absent' | 'building' | 'broken' | 'ready';

async function stateOf(client: pg.Client, name: string): Promise<State> {
  const { rows } = await client.query<{ valid: boolean; building: boolean }>(
    `select indisvalid as valid, exists (
        select 1 from pg_stat_progress_create_index where index_relid = indexrelid) as building
      from pg_index where indexrelid = to_regclass($1)`,
    [name],
  );
  const [row] = rows;
  if (!row) return 'absent';
  if (row.valid) return 'ready';
  return row.building ? 'building' : 'broken';
}

const rest = (signal: AbortSignal, milliseconds = LOOK_EVERY): Promise<unknown> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);

async function build(client: pg.Client, index: BuiltIndex, signal: AbortSignal): Promise<void> {
  const { name, on, replaces } = index;
  let before: State | undefined;
  for (;;) {
    const state = await stateOf(client, name);
    if (state === 'ready') break;
    if (signal.aborted) return;
    const isLeft = state === 'broken' && before === 'broken';
    // A process that was killed leaves an invalid index. One that has just begun looks the same for a moment: two looks.
    if (isLeft) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    if (isLeft || state === 'absent') {
      await client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${on}`);
    } else await rest(signal);
    before = state;
  }
  for (const former of replaces) {
    if (!signal.aborted) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${former}`);
  }
}

interface Building {
  url: string;
  signal: AbortSignal;
  report: (message: string) => void;
}

async function buildOnce({ url, signal }: Building): Promise<void> {
  const client = new pg.Client(clientOptions(url));
  client.on('error', () => {});
  await client.connect();
  // The server goes on with what it has begun; the next process finds it.
  const leave = () => void client.end();
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (const index of builtIndexes) if (!signal.aborted) await build(client, index, signal);
  } finally {
    signal.removeEventListener('abort', leave);
    await client.end();
  }
}

/**
 * Builds the indexes that are missing, beside everything else that goes on, until all are there or `signal` is aborted. Of
 * two processes that begin at one instant, PostgreSQL ends one; it finds what the other builds.
 */
export async function buildIndexes(building: Building): Promise<void> {
  const { signal, report } = building;
  for (let wait = LOOK_EVERY; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await buildOnce(building);
    } catch (error) {
      if (signal.aborted) return;
      if (!isConflict(error))
        report(`Daybreak: an index is not built yet, and is tried again: ${reasonOf(error)}`);
      await rest(signal, wait * (0.5 + Math.random()));
    }
  }
}
