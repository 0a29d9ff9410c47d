import { spawnSync } from 'node:child_process';
import process from 'node:process';

const script = `
  import pg from 'pg';
  const client = new pg.Client(process.argv[1]);
  await client.connect();
  const { rows } = await client.query(\`select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()\`);
  const pids = rows.map(({ pid }) => pid);
  const isThere = 'select from pg_stat_activity where pid = any($1)';
  while ((await client.query(isThere, [pids])).rowCount > 0);
  await client.end();
  console.log(pids.length);
`;

/**
 * Ends all connections to the database, like a restart; returns their number. Blocks Node
 * meanwhile, so that no `close` event arrives before its next query on a dead connection.
 */
export function endPostgresConnections(url: string): number {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, url],
    { encoding: 'utf8', timeout: 20_000 },
  );
  if (status !== 0) throw new Error(`the connections could not be ended: ${stderr}`);
  return Number(stdout);
}
