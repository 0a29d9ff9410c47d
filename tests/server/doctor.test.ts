import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '#storage/sql/open-database.ts';
import { emptyFolder, ensureBuilt, runDaybreak } from '../support/server/server-process.ts';
import { newPostgresDatabase } from '../support/sql/new-postgres-database.ts';
import { hasPgBouncer, portedTo, startPgBouncer } from '../support/sql/start-pgbouncer.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

type Environment = Record<string, string>;

const servers: Server[] = [];
const mailServers: SMTPServer[] = [];
let folder: string;

/** Environment of a set-up that is well. */
const sound = (more: Environment = {}): Environment => ({
  ...{ DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' },
  ...more,
});

/** Everything that the command says; its exit code says the same. */
async function examine(env: Environment): Promise<string> {
  const { code, stdout, stderr } = await runDaybreak(['doctor'], env);
  const said = stdout + stderr;
  expect([code, said.includes('All is well.')], said).toEqual(
    said.includes('All is well.') ? [0, true] : [code === 0 ? 1 : code, false],
  );
  return said;
}

beforeAll(async () => {
  await ensureBuilt();
  folder = await emptyFolder();
  await runDaybreak(['migrate'], sound());
});

afterAll(async () => {
  for (const server of servers) server.close();
  for (const server of mailServers) server.close(() => {});
});

/** Address of a web server that gives every request one status. */
async function answering(status: number): Promise<string> {
  const server = createServer((request, answer) => {
    request.resume();
    answer.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const bucket = (S3_BUCKET_URL: string): Environment => ({
  ...{ S3_BUCKET_URL, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket' },
});

async function mailServer(): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _, done) =>
      username === 'asha' ? done(null, { user: 'asha' }) : done(new Error('Who is that?')),
  });
  mailServers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const mail = (MAIL_URL: string): Environment => ({ MAIL_URL, MAIL_FROM: 'news@example.com' });

/** A new database after statements on it. */
async function postgres(...statements: string[]): Promise<Environment> {
  const url = await newPostgresDatabase();
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  return { DATABASE_URL: url };
}

/** A copy of the SQLite database after work on it. */
async function sqlite(name: string, work: (file: string) => Promise<void>): Promise<Environment> {
  const file = join(folder, `${name}.sqlite`);
  await cp(join(folder, 'data/daybreak.sqlite'), file);
  await work(file);
  return { DATABASE_FILE: file };
}

const NEWER = "insert into migrations values (9999, '9999-newer', 'x', '2030-01-01')";

describe('a sound set-up is well', () => {
  test('on SQLite, before the first start and after it', async () => {
    expect(await examine(sound())).toMatch(
      /well {3}Database: SQLite in .* is sound\. Its tables are of/,
    );
    expect(await examine(sound({ DATA_DIR: join(folder, 'new') }))).toContain('All is well.');
  });

  test('on PostgreSQL, with mail', async () => {
    const said = await examine(
      sound({ ...(await postgres()), ...mail(`smtp://asha:x@${await mailServer()}`) }),
    );
    expect(said).toContain('All is well.');
    expect(said).toMatch(/Database: PostgreSQL \d+.* answers\. It is empty/);
    expect(said).toContain('Notices of changes: They arrive.');
    expect(said).toContain('Clock: It agrees');
    expect(said).toContain('Mail: The mail server lets us in.');
  });

  test('beside a Daybreak that serves it', async () => {
    const server = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    expect(await examine(sound({ PORT }))).toContain(`A Daybreak answers at 127.0.0.1:${PORT}.`);
  });
});

const configurations: [Environment, RegExp][] = [
  [{ PORT: '80x' }, /PORT must be a port/],
  [{ ORIGIN: 'https://example.com/news' }, /ORIGIN must be .* without a path/],
  [{ HOST: '0.0.0.0' }, /Configuration: HOST is 0\.0\.0\.0.*Set ORIGIN/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be the number of proxies/],
  [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL must begin with postgres/],
  [{ DATABASE_LISTEN_URL: 'poll' }, /DATABASE_LISTEN_URL is set, so DATABASE_URL must be set/],
  [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD must have 12 characters/],
  [{ MAIL_URL: 'smtp://mail.example' }, /MAIL_URL is set, so MAIL_FROM must be set/],
  [{ S3_BUCKET_URL: 'https://b.example' }, /S3_ACCESS_KEY_ID must be set/],
  [{ DAYBREAK_DEMO: '1', HOST: '0.0.0.0' }, /HOST must be 127\.0\.0\.1 with DAYBREAK_DEMO/],
  [
    { HOST: '203.0.113.7', ORIGIN: 'https://news.example' },
    /Address: .*→ Set HOST to an address of this/s,
  ],
];

test.each(configurations)('%j is named with its cure', async (more, expected) => {
  const said = await examine(sound(more));
  expect(said).toMatch(expected);
  expect(said).not.toContain('All is well.');
});

const setUps: [string, () => Promise<Environment>, RegExp][] = [
  [
    'a data folder where a file is',
    async () => {
      await writeFile(join(folder, 'file'), '');
      return { DATA_DIR: join(folder, 'file/data'), DATABASE_FILE: join(folder, 'any.sqlite') };
    },
    /Data folder: .* can't be written.*→ Check DATA_DIR/s,
  ],
  [
    'a file that is no database',
    () => sqlite('none', (file) => writeFile(file, 'This is a text, and no database.'.repeat(99))),
    /Database: .*not a database.*Restore a backup/s,
  ],
  [
    'a damaged file',
    () =>
      sqlite('damaged', async (file) => {
        const { open } = await import('node:fs/promises');
        const opened = await open(file, 'r+');
        await opened.write(Buffer.alloc(4096 * 20, 7), 0, 4096 * 20, 4096 * 4);
        await opened.close();
      }),
    /Database: .*(damaged|malformed).*Restore a backup/s,
  ],
  [
    'a file of a newer version',
    () =>
      sqlite('newer', async (file) => {
        const database = new DatabaseSync(file);
        database.exec(NEWER);
        database.close();
      }),
    /made by a newer Daybreak.*Start that version/,
  ],
  [
    'a folder in place of the file',
    async () => {
      await mkdir(join(folder, 'folder.sqlite'));
      return { DATABASE_FILE: join(folder, 'folder.sqlite') };
    },
    /Database: .*→ Check DATABASE_FILE/s,
  ],
  [
    'a database server that is not there',
    async () => ({ DATABASE_URL: 'postgres://asha:hidden@127.0.0.1:1/news' }),
    /PostgreSQL at 127\.0\.0\.1:1\/news can't be used.*Check DATABASE_URL and that the server runs/,
  ],
  [
    'a database that is not there',
    async () => ({
      DATABASE_URL: Object.assign(new URL(inject('postgres')), { pathname: '/none' }).href,
    }),
    /database "none" does not exist.*Check DATABASE_URL/,
  ],
  [
    'a database that can only be read',
    async () => {
      const { DATABASE_URL = '' } = await postgres();
      return { DATABASE_URL: `${DATABASE_URL}?options=-c%20default_transaction_read_only%3Don` };
    },
    /It can only be read.*→ Let DATABASE_URL lead to the primary/s,
  ],
  [
    'a role that may make no tables',
    async () => {
      const role = `reader_${process.pid}`;
      const { DATABASE_URL = '' } = await postgres(
        `drop role if exists ${role}`,
        `create role ${role} login`,
        'revoke create on schema public from public',
      );
      return { DATABASE_URL: Object.assign(new URL(DATABASE_URL), { username: role }).href };
    },
    /Its role may make no tables.*→ .*grant create on schema public/s,
  ],
  [
    'a database of other letters',
    async () => {
      const name = `latin_${process.pid}`;
      await postgres(
        `drop database if exists ${name}`,
        `create database ${name} encoding 'LATIN1' template template0 locale 'C'`,
      );
      return {
        DATABASE_URL: Object.assign(new URL(inject('postgres')), { pathname: `/${name}` }).href,
      };
    },
    /encoded as LATIN1.*→ Make a new one/s,
  ],
  [
    'a database of a newer version',
    () =>
      postgres(
        'create table migrations (number integer, name text, checksum text, applied_at text)',
        NEWER,
      ),
    /made by a newer Daybreak.*Start that version/,
  ],
  [
    'an address to listen at where nobody is',
    async () => ({ ...(await postgres()), DATABASE_LISTEN_URL: 'postgres://127.0.0.1:1/news' }),
    /Notices of changes: They can't be listened to.*→ Check DATABASE_LISTEN_URL/s,
  ],
  [
    'another database to listen at',
    async () => ({ ...(await postgres()), DATABASE_LISTEN_URL: await newPostgresDatabase() }),
    /Notices of changes: They do not arrive.*→ Set DATABASE_LISTEN_URL/s,
  ],
  [
    'a standby that is not there',
    async () => ({ ...(await postgres()), DATABASE_READ_URL: 'postgres://127.0.0.1:1/news' }),
    /Standby: It can't be read.*→ Check DATABASE_READ_URL/s,
  ],
  [
    'another database in place of a standby',
    async () => {
      const [own, other] = [await postgres(), await newPostgresDatabase()];
      const database = await openDatabase({
        url: other,
        clock: { now: () => new Date() },
        report: () => {},
        hasSamples: true,
      });
      await database.close();
      return { ...own, DATABASE_READ_URL: other };
    },
    /Standby: It has another database.*→ Check DATABASE_READ_URL/s,
  ],
  [
    'a bucket that is not there',
    async () => bucket(await answering(404)),
    /Object store: .*has no bucket.*→ Check S3_BUCKET_URL/s,
  ],
  [
    'keys that a bucket does not know',
    async () => bucket(await answering(403)),
    /Object store: .*answered 403.*→ Check S3_BUCKET_URL, S3_REGION, the two keys/s,
  ],
  [
    'an object store that is not there',
    async () => bucket('http://127.0.0.1:1/bucket'),
    /Object store: It can't be used.*→ Check S3_BUCKET_URL/s,
  ],
  [
    'a mail server that is not there',
    async () => mail('smtp://127.0.0.1:1'),
    /Mail: The mail server does not let us in.*→ Check MAIL_URL/s,
  ],
  [
    'a user that the mail server does not know',
    async () => mail(`smtp://ravi:hidden@${await mailServer()}`),
    /Mail: .*Who is that.*→ Check MAIL_URL/s,
  ],
  [
    'a port that another program has',
    async () => ({ PORT: new URL(await answering(500)).port }),
    /Address: .*EADDRINUSE.*→ Another program has the port/s,
  ],
];

test.each(setUps)('%s is named with its cure', async (_, setUp, expected) => {
  const said = await examine(sound(await setUp()));
  expect(said).toMatch(expected);
  expect(said).toMatch(/Found wrong: 1 of \d/);
  expect(said).not.toMatch(/hidden|secret-of-the-bucket/);
});

test.skipIf(!hasPgBouncer)(
  'a pooler in transaction mode (package pgbouncer) that is taken for the server is named',
  async () => {
    const pooler = await startPgBouncer(inject('postgres'));
    try {
      const { DATABASE_URL: url = '' } = await postgres();
      const pooled = { DATABASE_URL: portedTo(url, pooler.port) };
      const said = await examine(sound(pooled));
      expect(said).toMatch(/Notices of changes: They do not arrive: a pooler/);
      expect(said).toMatch(/Prepared statements: They get lost.*→ Set DATABASE_LISTEN_URL/s);
      expect(await examine(sound({ ...pooled, DATABASE_LISTEN_URL: url }))).toContain(
        'All is well.',
      );
      expect(await examine(sound({ ...pooled, DATABASE_LISTEN_URL: 'poll' }))).toContain(
        'All is well.',
      );
    } finally {
      await pooler.stop();
    }
  },
);
