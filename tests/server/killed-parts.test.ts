import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#storage/sql/database.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { testClock } from '../support/newsroom/test-newsroom.ts';
import { comparePublications, startReaders, startWriter } from '../support/server/load.ts';
import {
  type PushReceiver,
  type SubscribedBrowser,
  startPushReceiver,
} from '../support/server/push-receiver.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';
import { freePort, type PostgresServer, startPostgres } from '../support/sql/postgres-server.ts';
import { hasPgBouncer, portedTo, startPgBouncer } from '../support/sql/start-pgbouncer.ts';
import { type PostgresStandby, startStandby } from '../support/sql/start-standby.ts';

const PASSWORD = 'rehearsed in small';

/** Milliseconds for which a part is away. */
const AWAY = 1500;

/** Longest time until saving goes on after a part is back, in milliseconds; generous for busy machines. */
const BACK = 30_000;

const BROWSERS = 3;

const receiver = (at: number): string => `reader-${at}@example.com`;

/** Starts a mail server that notes each letter's receiver and `Message-ID`. */
async function startMailServer() {
  const letters = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => {
        text += String(piece);
      });
      stream.on('end', () => {
        const id = /^Message-ID: (.+)$/im.exec(text)?.[1];
        for (const { address } of envelope.rcptTo) letters.add(`${address} ${id}`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  return {
    /** Receiver and `Message-ID` of each letter; one that was sent again has both of the first. */
    letters,
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The small form of `npm run rehearse`, without Patroni, HAProxy and Varnish. */
describe.skipIf(!hasPgBouncer)(
  'two nodes, a standby and PgBouncer (package pgbouncer)',
  { timeout: 180_000 },
  () => {
    let primary: PostgresServer;
    let standby: PostgresStandby;
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    const nodes: ServerProcess[] = [];
    let database: string;
    let mail: Awaited<ReturnType<typeof startMailServer>>;
    let push: PushReceiver;
    let metricsPort: string;

    beforeAll(async () => {
      await ensureBuilt();
      primary = await startPostgres({ isDurable: true });
      database = await primary.createDatabase('paper');
      standby = await startStandby(primary);
      // Synchronous replication: a save is answered once it is on both.
      await primary.run("alter system set synchronous_standby_names = '*'");
      await primary.run('select pg_reload_conf()');
      pooler = await startPgBouncer(database);
      mail = await startMailServer();
      push = await startPushReceiver();
      const port = String(await freePort());
      metricsPort = String(await freePort());
      const env = {
        ORIGIN: `http://127.0.0.1:${port}`,
        PROCESSES: '2',
        DATA_DIR: await emptyFolder(),
        ADMIN_PASSWORD: PASSWORD,
        DATABASE_URL: portedTo(database, pooler.port),
        DATABASE_LISTEN_URL: database,
        DATABASE_READ_URL: standby.url('paper'),
        MAIL_URL: mail.url,
        MAIL_FROM: 'news@daybreak.example',
        PUSH_SERVICES: push.origin,
      };
      const METRICS_LISTEN = `127.0.0.1:${metricsPort}`;
      nodes.push(await startServerProcess({ ...env, PORT: port, METRICS_LISTEN }));
      nodes.push(await startServerProcess(env));
    }, 180_000);

    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await pooler?.stop();
      await standby?.stop();
      await primary?.stop();
      await mail?.stop();
      await push?.close();
    }, 60_000);

    async function inDatabase<Value>(work: (opened: Database) => Promise<Value>): Promise<Value> {
      const opened = await openDatabase({
        url: database,
        clock: testClock,
        report: () => {},
        hasSamples: false,
      });
      try {
        return await work(opened);
      } finally {
        await opened.close();
      }
    }

    const subscribe = (browsers: readonly SubscribedBrowser[]) =>
      inDatabase(async ({ pushSubscriptions }) => {
        for (const { endpoint, p256dh, auth } of browsers)
          await pushSubscriptions.keep({ endpoint, p256dh, auth, service: push.origin });
      });

    const jobsAreDone = () =>
      inDatabase(({ store }) =>
        eventually(
          async () => ((await store.read((view) => view.count('jobs'))) === 0 ? true : undefined),
          BACK * 2,
        ),
      );

    /** Asks for a letter and a notification, which may still be unsent when it resolves. */
    async function announce(address: string, cookie: string, at: number): Promise<void> {
      const headers = { origin: address, cookie };
      const letter = await fetch(`${address}/newsletter`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ form: 'newsletter', email: receiver(at) }),
      });
      const notification = await fetch(`${address}/api/admin/notifications`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ title: `Notice ${at}`, message: 'A part is killed.', link: '' }),
      });
      expect([letter.status, notification.status]).toEqual([303, 201]);
    }

    /** A counter of the first node. */
    async function counted(line: string): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.slice(line.length),
      );
    }

    test('lose and double nothing while parts are killed, and readers notice nothing', async () => {
      const [writing = '', reading = ''] = nodes.map(({ address }) => address);
      const browsers = Array.from({ length: BROWSERS }, push.newBrowser);
      await subscribe(browsers);
      const cookie = await enterBackOffice(writing, PASSWORD);
      const writer = await startWriter(writing, PASSWORD);
      const readers = startReaders({ address: writing, web: reading, patience: BACK });
      const saves = () => writer.acknowledged.length;
      const savesGoOn = async (from: number) =>
        eventually(async () => (saves() > from + 1 ? true : undefined), BACK);
      await savesGoOn(0);
      const parts = [pooler, primary, standby];
      for (const [at, part] of parts.entries()) {
        await announce(writing, cookie, at);
        await part.kill();
        await setTimeout(AWAY);
        await part.start();
        await savesGoOn(saves());
      }
      await jobsAreDone();
      expect(await counted('daybreak_database_failures_total{cause="away"} ')).toBeGreaterThan(0);
      for (const outcome of ['taken', 'passed over']) {
        const reads = await counted(`daybreak_standby_reads_total{outcome="${outcome}"} `);
        expect(reads, outcome).toBeGreaterThan(0);
      }
      await writer.stop();
      await readers.stop();
      const failed = readers.readings.filter(({ isFailed }) => isFailed);
      expect(failed.map(({ what }) => what)).toEqual([]);
      expect(readers.readings.length).toBeGreaterThan(100);
      expect(await comparePublications(database, writer.acknowledged)).toEqual({
        lost: [],
        doubled: [],
        loggedWrong: [],
      });
      const receivers = [...mail.letters].map((letter) => letter.split(' ')[0]);
      expect(receivers.toSorted()).toEqual(parts.map((_, at) => receiver(at)));
      for (const { endpoint } of browsers) {
        const topics = push.at(endpoint).map(({ headers }) => headers.topic);
        expect(new Set(topics).size).toBe(parts.length);
      }
    });
  },
);
