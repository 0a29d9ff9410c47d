import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failures, Refusal } from '#core/errors.ts';
import { endPostgresConnections } from '../../../../tests/support/sql/end-postgres-connections.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../../../tests/support/sql/postgres-server.ts';
import { startFaultyLine } from '../../../../tests/support/sql/start-faulty-line.ts';
import { portedTo } from '../../../../tests/support/sql/start-pgbouncer.ts';
import { messageAbout } from '../../contract/store-case.contract.ts';
import type { Database } from '../database.ts';
import { openDatabase, openEngine } from '../open-database.ts';

const SOON = { timeout: 10_000, interval: 10 };

const subjects = ({ store }: Database) =>
  store.read(async (view) => (await view.list('messages')).map(({ subject }) => subject));

describe('a PostgreSQL that fails', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  let url: string;
  let line: Awaited<ReturnType<typeof startFaultyLine>>;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres({ isDurable: true });
    url = await server.createDatabase('failovers');
    line = await startFaultyLine(url);
    database = await openDatabase({
      url: portedTo(url, line.port),
      listenUrl: url,
      clock: { now: () => new Date() },
      report: () => {},
      hasSamples: false,
    });
    // Deriving, which a new database does in the background, would take faults that are meant for the tests' changes.
    await database.whenSearchable();
  }, 120_000);

  afterAll(async () => {
    line?.mend();
    await database?.close();
    await line?.stop();
    await server?.stop();
  }, 60_000);

  /** Number of times that the work of a change ran. */
  async function send(subject: string, during = async (_: number) => {}): Promise<number> {
    let runs = 0;
    await database.store.change(async (change) => {
      runs += 1;
      await change.insert('messages', messageAbout(subject));
      await during(runs);
    });
    return runs;
  }

  const expectOnce = async (subject: string) =>
    expect((await subjects(database)).filter((one) => one === subject)).toEqual([subject]);

  test('a change whose connection breaks is made again', async () => {
    const runs = await send('broken', async (run) => {
      if (run === 1) endPostgresConnections(url);
    });
    expect(runs).toBe(2);
    await expectOnce('broken');
  });

  test('a page whose connection breaks between two reads is read again, and counts each read once', async () => {
    await send('on the page');
    const read = (breaks: boolean) => {
      let runs = 0;
      return database.readAsPage(() =>
        database.store.read(async (view) => {
          runs += 1;
          await view.count('messages');
          if (breaks && runs === 1) endPostgresConnections(url);
          await view.get('messages', 'none');
          return runs;
        }),
      );
    };
    const [broken, whole] = [await read(true), await read(false)];
    expect([broken.value, whole.value]).toEqual([2, 1]);
    expect(broken.version).toBe(whole.version);
  });

  test('a refusal that a server repeats ends the work, and breaks no other', async () => {
    const engine = await openEngine({ url, report: () => {} });
    let runs = 0;
    const failing = engine.write(async () => {
      runs += 1;
      throw Object.assign(new Error('protocol violation'), { code: '08P01' });
    });
    await expect(failing).rejects.toEqual(new Refusal(failures.databaseAway()));
    expect(runs).toBe(3);
    await engine.close();
    expect(await send('after a refusal')).toBe(1);
  });

  test('changes that a failover lost are noticed, and later ones heard of as before', async () => {
    for (let round = 0; round < 3; round += 1) await send(`to be lost ${round}`);
    const heard: string[][] = [];
    const stop = database.onTouched((touched) => void heard.push([...touched.keys()]));
    const before = database.contentVersion(['messages']);
    const elsewhere = await openEngine({ url, report: () => {} });
    const names = ['messages'] as const;
    await elsewhere.write((queries) =>
      sql`update changes set version = version - 2 where collection = 'messages'`.execute(queries),
    );
    endPostgresConnections(url);
    await vi.waitFor(() => expect(database.contentVersion([...names])).toBe(before - 2), SOON);
    expect(heard).toEqual([['messages']]);
    await send('after the failover');
    expect(database.contentVersion([...names])).toBe(before - 1);
    expect(heard).toEqual([['messages'], ['messages']]);
    stop();
    await elsewhere.close();
  });

  test('a change that breaks its connection each time is given up', async () => {
    let runs = 0;
    const failing = send('breaker', async () => {
      runs += 1;
      endPostgresConnections(url);
    });
    await expect(failing).rejects.toEqual(new Refusal(failures.databaseAway()));
    expect(runs).toBe(3);
    expect(await subjects(database)).not.toContain('breaker');
    expect(await send('after the breaker')).toBe(1);
  });

  test('a commit that was not heard of is made again', async () => {
    line.breakAtCommit('commit lost');
    expect(await send('commit lost')).toBe(2);
    await expectOnce('commit lost');
  });

  test('a commit whose answer was lost is found out, and not made again', async () => {
    line.breakAtCommit('answer lost');
    expect(await send('answer lost')).toBe(1);
    await expectOnce('answer lost');
    const before = database.contentVersion();
    await send('next');
    expect(database.contentVersion()).toBe(before + 1);
  });

  test('the same holds for what is written beside the changes', async () => {
    line.breakAtCommit('answer lost');
    const token = await database.tokens.create('reset-password', { subject: 'somebody' }, 60);
    line.breakAtCommit('answer lost');
    expect(await database.tokens.redeem('reset-password', token)).toEqual({ subject: 'somebody' });
    expect(await database.tokens.redeem('reset-password', token)).toBeUndefined();
  });

  test('two transactions that wait for each other both come through', async () => {
    const engine = await openEngine({ url, report: () => {} });
    try {
      const raise = (first: string, second: string) => {
        let runs = 0;
        return engine.write(async (queries) => {
          runs += 1;
          const secrets = (name: string) =>
            sql`update site_secrets set value = value || '.' where name = ${name}`.execute(queries);
          await secrets(first);
          await setTimeout(200);
          await secrets(second);
          return runs;
        });
      };
      await engine.write((queries) =>
        sql`insert into site_secrets (name, value) values ('a', ''), ('b', '')`.execute(queries),
      );
      const runs = await Promise.all([raise('a', 'b'), raise('b', 'a')]);
      expect(runs.toSorted()).toEqual([1, 2]);
      const { rows } = await engine.read((queries) =>
        sql<{ value: string }>`select value from site_secrets where name in ('a', 'b')`.execute(
          queries,
        ),
      );
      expect(rows.map(({ value }) => value)).toEqual(['..', '..']);
    } finally {
      await engine.close();
    }
  });

  test('a change waits for a server that restarts', async () => {
    await server.kill();
    const sending = send('during a restart');
    await setTimeout(1000);
    await server.start();
    await sending;
    await expectOnce('during a restart');
  });

  test('a change comes through after the network was cut, although no connection was closed', async () => {
    await send('before the cut');
    let sending: Promise<number> | undefined;
    await new Promise<void>((resolve) => {
      sending = send('during the cut', async (run) => {
        if (run > 1) return;
        line.cut();
        resolve();
      });
    });
    const begun = performance.now();
    await expect(subjects(database)).rejects.toEqual(new Refusal(failures.databaseAway()));
    // Readers don't wait as long as writers: pages are kept for them.
    expect(performance.now() - begun).toBeLessThan(6000);
    const mended = performance.now();
    line.mend();
    await sending;
    // The server ends the session that holds the lock, whose end it never heard of.
    expect(performance.now() - mended).toBeLessThan(30_000);
    await expectOnce('during the cut');
  });
});
