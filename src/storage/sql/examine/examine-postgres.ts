import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { clientOptions, mustAnswer } from '../engine/postgres-client.ts';
import { POLL } from '../engine/postgres-polls.ts';
import { reasonOf } from '../reason-of.ts';
import { UnusableDatabase } from '../schema/unusable-database.ts';
import { type Finding, schemaSentence } from './finding.ts';

interface PostgresPlace {
  url: string;
  listenUrl?: string | undefined;
  readUrl?: string | undefined;
  prepares: boolean;
}

const DATABASE = 'Database';
const NOTICES = 'Notices of changes';
const STATEMENTS = 'Prepared statements';
const STANDBY = 'Standby';
const CLOCK = 'Clock';

/** Milliseconds within which a standby must have what the primary has. */
const STANDBY_WITHIN = 2000;

/** Largest difference between the clocks of server and database, in milliseconds. */
const CLOCKS_APART = 2000;

/** Milliseconds in which a notice must arrive. */
const NOTICE_WITHIN = 2000;

/** Opens a connection for the duration of `work`. */
async function connected<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client(clientOptions(url));
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

interface Facts {
  version: string;
  encoding: string;
  is_read_only: boolean;
  may_create: boolean | null;
  at: number;
}

const wrong = (part: string, says: string, cure: string): Finding => ({
  ...{ part, says, cure, isWell: false },
});
const well = (part: string, says: string): Finding => ({ part, says, isWell: true });

function faultOf({ encoding, is_read_only, may_create }: Facts): Finding | undefined {
  if (encoding !== 'UTF8') {
    return wrong(
      DATABASE,
      `It is encoded as ${encoding}, which has not all letters.`,
      "Make a new one: create database … encoding 'UTF8' template template0.",
    );
  }
  if (is_read_only) {
    return wrong(
      DATABASE,
      'It can only be read: a standby, or a role with default_transaction_read_only.',
      'Let DATABASE_URL lead to the primary, and to a role that may write.',
    );
  }
  if (may_create !== true) {
    return wrong(
      DATABASE,
      'Its role may make no tables.',
      'As the owner of the database: grant create on schema public to that role.',
    );
  }
  return undefined;
}

async function examineSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return 'It is empty, and gets its tables at the first start.';
  const applied = await client.query('select number, name, checksum from migrations');
  return schemaSentence(applied.rows, 'postgres');
}

function clockFinding(apart: number): Finding {
  const seconds = Math.round(Math.abs(apart) / 1000);
  return Math.abs(apart) <= CLOCKS_APART
    ? well(CLOCK, 'It agrees with that of the database.')
    : wrong(
        CLOCK,
        `It is ${seconds} seconds ${apart > 0 ? 'ahead of' : 'behind'} that of the database.`,
        'Let both machines follow a time server.',
      );
}

async function examineNotices(url: string, listenUrl: string): Promise<Finding> {
  if (listenUrl === POLL) return well(NOTICES, 'They are asked for every half second.');
  const channel = `daybreak_doctor_${process.pid}`;
  try {
    const hasCome = await connected(listenUrl, async (listener) => {
      const ending = new AbortController();
      const coming = new Promise<boolean>((resolve) => {
        listener.on('notification', () => resolve(true));
      });
      await listener.query(`listen ${channel}`);
      await connected(url, (client) => client.query('select pg_notify($1, $2)', [channel, '']));
      const late = setTimeout(NOTICE_WITHIN, false, { signal: ending.signal }).catch(() => false);
      const first = await Promise.race([coming, late]);
      ending.abort();
      return first;
    });
    if (hasCome) return well(NOTICES, 'They arrive.');
    return wrong(
      NOTICES,
      'They do not arrive: a pooler in transaction mode passes on none, and another database hears none.',
      'Set DATABASE_LISTEN_URL to the server itself, with the same database, or to `poll`.',
    );
  } catch (error) {
    return wrong(
      NOTICES,
      `They can't be listened to: ${reasonOf(error)}.`,
      'Check DATABASE_LISTEN_URL.',
    );
  }
}

/** Two clients give one name to two statements: they fail only on a connection that a pooler shares. */
async function examineStatements(url: string): Promise<Finding> {
  const name = `daybreak_doctor_${process.pid}`;
  try {
    await connected(url, (client) =>
      client.query({ name, text: 'select $1::int as one', values: [1] }),
    );
    await connected(url, (client) =>
      client.query({ name, text: 'select $1::int as two', values: [2] }),
    );
    return well(STATEMENTS, 'They work.');
  } catch {
    return wrong(
      STATEMENTS,
      'They get lost: a pooler in transaction mode does not keep them.',
      'Set DATABASE_LISTEN_URL, or DATABASE_PREPARE=0.',
    );
  }
}

/** Number of changes that a server has; `undefined` without a schema. */
async function changesAt(url: string): Promise<number | undefined> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ has: boolean }>(
      "select to_regclass('changes') is not null as has",
    );
    if (!rows[0]?.has) return undefined;
    const summed = await client.query<{ sum: string | null }>(
      'select sum(version) as sum from changes',
    );
    return Number(summed.rows[0]?.sum);
  });
}

async function examineStandby(url: string, readUrl: string): Promise<Finding> {
  const cure = 'Check DATABASE_READ_URL.';
  try {
    const end = performance.now() + STANDBY_WITHIN;
    const wanted = await changesAt(url);
    let there = await changesAt(readUrl);
    while (there !== undefined && there < (wanted ?? 0) && performance.now() < end) {
      await setTimeout(50);
      there = await changesAt(readUrl);
    }
    const latest = await changesAt(url);
    if ((there === undefined) !== (latest === undefined) || (there ?? 0) > (latest ?? 0))
      return wrong(STANDBY, 'It has another database than DATABASE_URL.', cure);
    if ((there ?? 0) >= (wanted ?? 0)) return well(STANDBY, 'It has all changes.');
    return wrong(
      STANDBY,
      `It lags by more than ${STANDBY_WITHIN / 1000} seconds, so that all reads go to the primary.`,
      'Look at pg_stat_replication on the primary.',
    );
  } catch (error) {
    return wrong(STANDBY, `It can't be read: ${reasonOf(error)}.`, cure);
  }
}

/** Examines a PostgreSQL database, which it does not change. */
export async function examinePostgres(place: PostgresPlace): Promise<Finding[]> {
  const { url, listenUrl = url, prepares } = place;
  try {
    await mustAnswer(url, 'DATABASE_URL');
    const findings = await connected(url, async (client) => {
      const before = Date.now();
      const { rows } =
        await client.query<Facts>(`select current_setting('server_version') as version,
        current_setting('server_encoding') as encoding,
        current_setting('transaction_read_only') = 'on' as is_read_only,
        has_schema_privilege(current_schema(), 'create') as may_create,
        extract(epoch from clock_timestamp())::float8 * 1000 as at`);
      const now = (before + Date.now()) / 2;
      const [facts] = rows;
      if (!facts) return [];
      const fault = faultOf(facts);
      if (fault) return [fault];
      const schema = await examineSchema(client);
      const database = well(DATABASE, `PostgreSQL ${facts.version} answers. ${schema}`);
      return [database, clockFinding(now - facts.at)];
    });
    if (!findings.every(({ isWell, part }) => isWell || part === CLOCK)) return findings;
    findings.push(await examineNotices(url, listenUrl));
    if (place.readUrl) findings.push(await examineStandby(url, place.readUrl));
    if (prepares) findings.push(await examineStatements(url));
    return findings;
  } catch (error) {
    if (error instanceof UnusableDatabase) {
      return [{ part: DATABASE, isWell: false, says: error.message }];
    }
    const says = `It can't be examined: ${reasonOf(error)}.`;
    return [wrong(DATABASE, says, 'Check the rights of the role that DATABASE_URL names.')];
  }
}
