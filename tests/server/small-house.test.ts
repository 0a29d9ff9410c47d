import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePublications, startReaders, startWriter } from '../support/server/load.ts';
import {
  emptyFolder,
  ensureBuilt,
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

/** The small form of `npm run rehearse`, without Patroni, HAProxy and Varnish. */
describe.skipIf(!hasPgBouncer)(
  'two nodes, a standby and PgBouncer (package pgbouncer)',
  { timeout: 180_000 },
  () => {
    let primary: PostgresServer;
    let standby: PostgresStandby;
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    let nodes: ServerProcess[];
    let database: string;

    beforeAll(async () => {
      await ensureBuilt();
      primary = await startPostgres({ isDurable: true });
      database = await primary.createDatabase('paper');
      standby = await startStandby(primary);
      pooler = await startPgBouncer(database);
      const [port, otherPort] = [String(await freePort()), String(await freePort())];
      const env = {
        ORIGIN: `http://127.0.0.1:${port}`,
        PROCESSES: '2',
        DATA_DIR: await emptyFolder(),
        ADMIN_PASSWORD: PASSWORD,
        DATABASE_URL: portedTo(database, pooler.port),
        DATABASE_LISTEN_URL: database,
        DATABASE_READ_URL: standby.url('paper'),
      };
      nodes = [
        await startServerProcess({ ...env, PORT: port }),
        await startServerProcess({ ...env, PORT: otherPort }),
      ];
    }, 180_000);

    afterAll(async () => {
      await Promise.all((nodes ?? []).map((node) => node.stop()));
      await pooler?.stop();
      await standby?.stop();
      await primary?.stop();
    }, 60_000);

    test('lose and double nothing while parts are killed, and readers notice nothing', async () => {
      const [writing = '', reading = ''] = nodes.map(({ address }) => address);
      const writer = await startWriter(writing, PASSWORD);
      const readers = startReaders({ address: writing, web: reading });
      const saves = () => writer.acknowledged.length;
      const savesGoOn = async (from: number) =>
        eventually(async () => (saves() > from + 1 ? true : undefined), BACK);
      await savesGoOn(0);
      for (const part of [pooler, primary, standby]) {
        await part.kill();
        await setTimeout(AWAY);
        await part.start();
        await savesGoOn(saves());
      }
      await writer.stop();
      await readers.stop();
      expect(readers.readings.filter(({ isFailed }) => isFailed).map(({ what }) => what)).toEqual(
        [],
      );
      expect(readers.readings.length).toBeGreaterThan(100);
      expect(await comparePublications(database, writer.acknowledged)).toEqual({
        lost: [],
        doubled: [],
        loggedWrong: [],
      });
    });
  },
);
