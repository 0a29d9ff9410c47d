import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../tests/support/sql/postgres-server.ts';
import { isAnswered, openStage, POSTGRES_PROGRAMS, type Stage, until } from './programs.ts';

export const PASSWORD = 'rehearsed on one machine';

const inProject = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

const at = (port: number | undefined): string => `127.0.0.1:${port}`;

type Ports = Record<string, number>;

async function choosePorts(names: readonly string[]): Promise<Ports> {
  const ports: Ports = {};
  for (const name of names) ports[name] = await freePort();
  return ports;
}

const etcdNames = ['etcd1', 'etcd2', 'etcd3'];
const postgresNames = ['postgres1', 'postgres2'];
export const nodeNames = ['node1', 'node2'];

async function startEtcd(stage: Stage, ports: Ports): Promise<void> {
  const cluster = etcdNames.map((name) => `${name}=http://${at(ports[`${name} peers`])}`).join(',');
  await Promise.all(
    etcdNames.map(async (name) => {
      const client = `http://${at(ports[name])}`;
      const peer = `http://${at(ports[`${name} peers`])}`;
      const words = {
        name,
        'data-dir': await stage.folderOf(name),
        'listen-client-urls': client,
        'advertise-client-urls': client,
        'listen-peer-urls': peer,
        'initial-advertise-peer-urls': peer,
        'initial-cluster': cluster,
        'initial-cluster-state': 'new',
        'heartbeat-interval': '200',
        'election-timeout': '2000',
      };
      await stage.start(name, {
        command: 'etcd',
        args: Object.entries(words).map(([word, value]) => `--${word}=${value}`),
        isReady: () => isAnswered(`${client}/health`),
      });
    }),
  );
}

/** Patroni's configuration of one server. JSON is YAML, too. */
async function patroniOf(stage: Stage, ports: Ports, name: string): Promise<string> {
  const rest = at(ports[`${name} patroni`]);
  const user = { username: 'daybreak', password: 'daybreak' };
  return JSON.stringify({
    scope: 'paper',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: etcdNames.map((one) => at(ports[one])) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // A killed PostgreSQL is not waited for: the standby takes over.
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(ports[name]),
      connect_address: at(ports[name]),
      data_dir: join(await stage.folderOf(name), 'data'),
      bin_dir: POSTGRES_PROGRAMS,
      pgpass: join(stage.folder, name, 'pgpass'),
      authentication: { superuser: user, replication: user, rewind: user },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: join(stage.folder, name) },
    },
  });
}

async function startPostgres(stage: Stage, ports: Ports): Promise<void> {
  for (const name of postgresNames) {
    const file = await stage.fileOf(`${name}.yml`, await patroniOf(stage, ports, name));
    const rest = `http://${at(ports[`${name} patroni`])}`;
    await stage.start(name, {
      command: 'patroni',
      args: [file],
      isReady: () => isAnswered(`${rest}/health`),
    });
  }
}

const proxyOf = (ports: Ports): string => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  default-server inter 1s fall 2 rise 1
listen primary
  bind ${at(ports.primary)}
  mode tcp
  option httpchk OPTIONS /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${postgresNames.map((name) => `  server ${name} ${at(ports[name])} check port ${ports[`${name} patroni`]}`).join('\n')}
listen standby
  bind ${at(ports.standby)}
  mode tcp
  # Also the primary: while a standby takes over, there is no other.
  option httpchk OPTIONS /read-only
  option redispatch
  retries 3
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${postgresNames.map((name) => `  server ${name} ${at(ports[name])} check port ${ports[`${name} patroni`]}`).join('\n')}
listen front
  bind ${at(ports.front)}
  mode http
  timeout http-request 10s
  option abortonclose
  option httpchk GET /healthz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  option forwardfor
  server varnish ${at(ports.varnish)} check inter 500ms fall 2 rise 1
  # Without Varnish, the nodes answer themselves.
  server web ${at(ports.web)} backup
listen web
  bind ${at(ports.web)}
  mode http
  timeout http-request 10s
  option abortonclose
  option httpchk GET /readyz
  http-check send hdr Host ${at(ports.front)}
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fall 2 rise 1
${nodeNames.map((name) => `  server ${name} ${at(ports[name])} check`).join('\n')}
  # Without a database no node is ready, and each still has pages.
${nodeNames.map((name) => `  server ${name}-unchecked ${at(ports[name])} backup`).join('\n')}
  option allbackups
`;

const poolerOf = (ports: Ports): string => `
[databases]
paper = host=127.0.0.1 port=${ports.primary} dbname=paper user=daybreak
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;

async function isSql(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

async function startVarnish(stage: Stage, ports: Ports): Promise<void> {
  const text = await readFile(inProject('deploy/varnish.vcl'), 'utf8');
  const file = await stage.fileOf('varnish.vcl', text.replace('"3000"', `"${ports.web}"`));
  const work = join(await stage.folderOf('varnish'), 'work');
  await stage.start('varnish', {
    command: 'varnishd',
    args: [
      ...['-F', '-j', 'none', '-n', work, '-a', at(ports.varnish)],
      ...['-f', file, '-s', 'malloc,128m'],
    ],
    isOwn: true,
    isReady: () => isAnswered(`http://${at(ports.varnish)}/healthz`),
  });
}

/** Starts a node with the build of `root`, a checkout of Daybreak. */
async function startNode(
  { stage, ports, root }: { stage: Stage; ports: Ports; root: string },
  name: string,
): Promise<void> {
  const pooler = `postgres://daybreak@${at(ports.pgbouncer)}`;
  await stage.start(name, {
    command: process.execPath,
    args: [join(root, 'dist/server/daybreak.js'), 'serve'],
    isOwn: true,
    env: {
      PORT: String(ports[name]),
      ORIGIN: `http://${at(ports.front)}`,
      TRUST_PROXY: '2',
      PROCESSES: '2',
      DATA_DIR: join(stage.folder, name),
      ADMIN_PASSWORD: PASSWORD,
      DATABASE_URL: `${pooler}/paper`,
      DATABASE_READ_URL: `postgres://daybreak@${at(ports.standby)}/paper`,
      DATABASE_LISTEN_URL: `postgres://daybreak@${at(ports.primary)}/paper`,
      S3_BUCKET_URL: `http://${at(ports.bucket)}/media`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_REGION: 'us-east-1',
      CACHE: 'varnish',
      CACHE_URL: `http://${at(ports.varnish)}`,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: '--max-semi-space-size=4',
    },
    isReady: () => isAnswered(`http://${at(ports[name])}/readyz`),
  });
}

/** Starts everything, each part once those that it needs are there; the nodes with the build of `root`. */
export async function openHouse(say: (text: string) => void, root = inProject('.')) {
  const names = [...etcdNames, ...etcdNames.map((name) => `${name} peers`), ...postgresNames];
  const ports = await choosePorts([
    ...names,
    ...postgresNames.map((name) => `${name} patroni`),
    ...nodeNames,
    ...['primary', 'standby', 'pgbouncer', 'web', 'varnish', 'front', 'bucket'],
  ]);
  const stage = await openStage();
  try {
    say('etcd, three of them');
    await startEtcd(stage, ports);
    say('PostgreSQL with Patroni, a primary and a standby');
    await startPostgres(stage, ports);
    const patroni = (name: string, path: string) =>
      isAnswered(`http://${at(ports[`${name} patroni`])}${path}`, 'OPTIONS');
    const whoIs = async (path: string): Promise<string | undefined> => {
      for (const name of postgresNames) if (await patroni(name, path)) return name;
      return undefined;
    };
    await until('a synchronous standby', async () => (await whoIs('/sync')) !== undefined);
    const primary = (await whoIs('/primary')) ?? '';
    const client = new pg.Client(`postgres://daybreak@${at(ports[primary])}/postgres`);
    await client.connect();
    await client.query("create database paper encoding 'UTF8' template template0");
    await client.end();
    say('HAProxy, PgBouncer, an object store');
    await stage.start('haproxy', {
      command: 'haproxy',
      args: ['-db', '-f', await stage.fileOf('haproxy.cfg', proxyOf(ports))],
      isReady: () => isSql(`postgres://daybreak@${at(ports.primary)}/paper`),
    });
    await stage.start('pgbouncer', {
      command: 'pgbouncer',
      args: [await stage.fileOf('pgbouncer.ini', poolerOf(ports))],
      isReady: () => isSql(`postgres://daybreak@${at(ports.pgbouncer)}/paper`),
    });
    await stage.start('bucket', {
      command: process.execPath,
      args: [
        inProject('bench/rehearsal/bucket.mjs'),
        String(ports.bucket),
        await stage.folderOf('bucket'),
      ],
      isOwn: true,
      isReady: async () =>
        fetch(`http://${at(ports.bucket)}/`).then(
          () => true,
          () => false,
        ),
    });
    say('Daybreak, two nodes of two processes');
    for (const name of nodeNames) await startNode({ stage, ports, root }, name);
    say('Varnish');
    await startVarnish(stage, ports);
    return {
      stage,
      address: `http://${at(ports.front)}`,
      /** The nodes behind HAProxy, without Varnish. */
      web: `http://${at(ports.web)}`,
      database: `postgres://daybreak@${at(ports.primary)}/paper`,
      /** Starts a node with this build. */
      startNode: (name: string) => startNode({ stage, ports, root: inProject('.') }, name),
      primary: () => whoIs('/primary'),
      hasSyncStandby: async () => (await whoIs('/sync')) !== undefined,
      /** Process id of the PostgreSQL that a Patroni runs. */
      postmasterOf: async (name: string): Promise<number> => {
        const text = await readFile(join(stage.folder, name, 'data', 'postmaster.pid'), 'utf8');
        return Number(text.split('\n')[0]);
      },
      etcdLeader: async (): Promise<string> => {
        for (const name of etcdNames) {
          const answer = await fetch(`http://${at(ports[name])}/v3/maintenance/status`, {
            method: 'POST',
            body: '{}',
          });
          const { header, leader } = (await answer.json()) as {
            header: { member_id: string };
            leader: string;
          };
          if (header.member_id === leader) return name;
        }
        throw new Error('etcd has no leader');
      },
    };
  } catch (error) {
    await stage.end(true);
    throw new Error(`The rehearsal could not be set up; logs are in ${stage.folder}.`, {
      cause: error,
    });
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>;
