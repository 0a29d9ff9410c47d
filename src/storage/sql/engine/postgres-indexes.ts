import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clientOptions } from './postgres-client.ts';

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

async function build(client: pg.Client, index: BuiltIndex, signal: AbortSignal): Promise<void> {
  const { name, on, replaces } = index;
  for (;;) {
    const state = await stateOf(client, name);
    if (state === 'ready') break;
    if (signal.aborted) return;
    if (state === 'building') {
      await pause(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
      continue;
    }
    // What a process left that was ended while it built.
    if (state === 'broken') await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${on}`);
  }
  for (const former of replaces) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${former}`);
}

/** Builds the indexes that are missing, beside everything else that goes on. Ends early once `signal` is aborted. */
export async function buildIndexes(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client(clientOptions(url));
  client.on('error', () => {});
  await client.connect();
  // Ends a statement that runs.
  const end = () => void client.end();
  signal.addEventListener('abort', end, { once: true });
  try {
    for (const index of builtIndexes) await build(client, index, signal);
  } finally {
    signal.removeEventListener('abort', end);
    await client.end();
  }
}
