import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failures, Refusal } from '#core/errors.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../../../tests/support/sql/postgres-server.ts';
import { type PostgresStandby, startStandby } from '../../../../tests/support/sql/start-standby.ts';
import { messageAbout } from '../../contract/store-case.contract.ts';
import type { Database } from '../database.ts';
import { openDatabase, openEngine } from '../open-database.ts';

const SOON = { timeout: 10_000, interval: 10 };

const send = ({ store }: Database, subject: string) =>
  store.change((change) => change.insert('messages', messageAbout(subject)));

const read = ({ store }: Database) =>
  store.read(async (view) => (await view.list('messages')).map(({ subject }) => subject));

/** Reads as a page that is the same for everybody does. */
const readForAll = async (database: Database) =>
  (await database.readAsPage(() => read(database), true)).value;

describe('reads from a standby', { timeout: 60_000 }, () => {
  let primary: PostgresServer;
  let standby: PostgresStandby;
  let one: Database;
  let other: Database;
  const reports: string[] = [];

  beforeAll(async () => {
    primary = await startPostgres();
    standby = await startStandby(primary);
    const url = await primary.createDatabase('paper');
    const open = () =>
      openDatabase({
        url,
        readUrl: standby.url('paper'),
        clock: { now: () => new Date() },
        report: (message) => reports.push(message),
        hasSamples: false,
      });
    one = await open();
    other = await open();
  }, 120_000);

  afterAll(async () => {
    await one?.close();
    await other?.close();
    await standby?.stop();
    await primary?.stop();
  }, 60_000);

  test('nothing that this process knows of is missing, however far the standby lags', async () => {
    await standby.pause();
    for (let round = 0; round < 20; round += 1) {
      await send(one, `own ${round}`);
      expect(await readForAll(one)).toContain(`own ${round}`);
      expect(await read(other)).toContain(`own ${round}`);
    }
    const before = other.contentVersion();
    await send(one, 'by another process');
    await vi.waitFor(() => expect(other.contentVersion()).toBeGreaterThan(before), SOON);
    expect(await readForAll(other)).toContain('by another process');
    await standby.resume();
  });

  test('a change that gets to a standby, as while a primary is replaced, waits and is refused in words', async () => {
    const engine = await openEngine({ url: standby.url('paper'), report: () => {} });
    const writing = engine.write((queries) => queries.deleteFrom('tokens').execute());
    await expect(writing).rejects.toEqual(new Refusal(failures.databaseAway()));
    await engine.close();
  });

  test('pages for everybody are made while there is no primary, and nothing else', async () => {
    await standby.hasAll();
    // A standby that lagged is left out for a moment.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await primary.kill();
    expect(await readForAll(one)).toContain('own 0');
    await expect(read(one)).rejects.toEqual(new Refusal(failures.databaseAway()));
    await primary.start();
    await vi.waitFor(async () => expect(await read(one)).toContain('own 0'), SOON);
  });

  test('a standby that fails is left out, and read again once it answers', async () => {
    await standby.kill();
    for (let round = 0; round < 5; round += 1) expect(await readForAll(one)).toContain('own 0');
    await send(one, 'without a standby');
    expect(await readForAll(one)).toContain('without a standby');
    await standby.start();
    await standby.hasAll();
    await primary.kill();
    await vi.waitFor(
      async () => expect(await readForAll(one)).toContain('without a standby'),
      SOON,
    );
    await primary.start();
  });
});
