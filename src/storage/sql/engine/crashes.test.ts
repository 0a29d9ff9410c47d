import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PostgresServer,
  startPostgres,
} from '../../../../tests/support/sql/postgres-server.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import { startWriter } from '../../../../tests/support/sql/sql-writer-process.ts';
import { type Random, randomOfTest } from '../../../../tests/support/use-seed.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

const ROUNDS = 6;
/** Acknowledged writes in all rounds together. */
const WRITES = 1_000;

const open = (address: SqlPlace['address']) =>
  openDatabase({
    ...address,
    clock: { now: () => new Date() },
    report: () => {},
    hasSamples: true,
  });

const stored = ({ store }: Database) =>
  store.read(async (view) => ({
    messages: (await view.list('messages')).map(({ subject }) => subject),
    entries: (await view.list('activity')).map(({ description }) => description),
  }));

/**
 * Checks that every acknowledged write is stored, each message with its log entry, and that the files are
 * sound.
 */
async function expectNothingLost(address: SqlPlace['address'], acknowledged: string[]) {
  const database = await open(address);
  try {
    const { messages, entries } = await stored(database);
    const there = new Set(messages);
    expect(acknowledged.filter((subject) => !there.has(subject))).toEqual([]);
    expect(entries).toEqual(messages);
    expect(new Set(messages).size).toBe(messages.length);
    expect(await database.check()).toEqual([]);
  } finally {
    await database.close();
  }
}

/** Kills a writer at a random moment; returns the writes that it acknowledged. */
async function crash(
  address: SqlPlace['address'],
  round: number,
  random: Random,
  kill: () => Promise<void>,
) {
  const writer = startWriter(address, `round ${round}`, 100_000);
  await writer.hasWritten(WRITES / ROUNDS + random(10));
  await new Promise((resolve) => setTimeout(resolve, random(5)));
  if (round % 2 === 1) await kill();
  await writer.kill();
  return writer.acknowledged.map((at) => `round ${round} ${at}`);
}

const [sqlite] = sqlEngines;

describe('kill -9 of a writer', () => {
  test('SQLite loses nothing acknowledged and opens clean', { timeout: 600_000 }, async () => {
    const place = await sqlite?.newPlace();
    if (!place) throw new Error('no place');
    try {
      const acknowledged: string[] = [];
      const random = randomOfTest();
      for (let round = 0; round < ROUNDS; round += 1) {
        acknowledged.push(...(await crash(place.address, round, random, async () => {})));
        await expectNothingLost(place.address, acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
    } finally {
      await place.clear();
    }
  });
});

describe('kill -9 of a writer or of PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ isDurable: true });
  }, 120_000);
  afterAll(() => server?.stop(), 60_000);

  test('PostgreSQL loses nothing acknowledged and opens clean', { timeout: 600_000 }, async () => {
    const address = { url: await server.createDatabase('crashes') };
    const acknowledged: string[] = [];
    const random = randomOfTest();
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await crash(address, round, random, server.kill)));
      await server.start();
      await expectNothingLost(address, acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  });
});
