import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { CollectionName } from '#core/collections.ts';
import { type SqlPlace, sqlEngines } from '../../../tests/support/sql-places.ts';
import { startWriter } from '../../../tests/support/sql-writer-process.ts';
import { entryAbout, messageAbout } from '../contract/store-case.contract.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** What listeners of a database hear, and when they heard of a collection. */
function listen({ store }: Database) {
  const heard: CollectionName[][] = [];
  store.subscribe((changed) => heard.push([...changed].sort()));
  return heard;
}

const send = ({ store }: Database, subject: string) =>
  store.change(async (change) => {
    await change.insert('contactMessages', messageAbout(subject));
    await change.insert('activityLogs', entryAbout(subject));
  });

const WITHIN_A_SECOND = { timeout: 1_000, interval: 10 };

for (const { engine, isMissing, newPlace } of sqlEngines) {
  describe.skipIf(isMissing)(`changes by others in ${engine}`, { timeout: 60_000 }, () => {
    const inPlace = async (work: (place: SqlPlace) => Promise<void>) => {
      const place = await newPlace();
      try {
        await work(place);
      } finally {
        await place.clear();
      }
    };

    test('are heard of within a second, once, and raise the content version', () =>
      inPlace(async (place) => {
        const [one, other] = [await place.open(), await place.open()];
        const heard = listen(one);
        const before = one.contentVersion();
        const articles = one.contentVersion(['articles']);
        await send(other, 'from the other');
        await vi.waitFor(
          () => expect(one.contentVersion()).toBeGreaterThan(before),
          WITHIN_A_SECOND,
        );
        await vi.waitFor(
          () => expect(heard).toEqual([['activityLogs', 'contactMessages']]),
          WITHIN_A_SECOND,
        );
        expect(one.contentVersion(['articles'])).toBe(articles);
        await send(one, 'my own');
        expect(heard.length).toBe(2);
        await send(other, 'once more');
        await vi.waitFor(() => expect(heard.length).toBe(3), WITHIN_A_SECOND);
      }));

    test('are heard of from other processes', () =>
      inPlace(async (place) => {
        const database = await place.open();
        const heard = listen(database);
        const writer = startWriter(place.address, 'child', 1);
        await writer.hasWritten(1);
        await vi.waitFor(
          () => expect(heard).toContainEqual(['activityLogs', 'contactMessages']),
          WITHIN_A_SECOND,
        );
        expect(await writer.ended(), writer.complaint()).toBe(0);
      }));
  });
}

const postgres = sqlEngines[1];

describe.skipIf(postgres?.isMissing)('a lost connection to PostgreSQL', () => {
  test('what changed meanwhile is told when it is back', { timeout: 60_000 }, async () => {
    const place = await postgres?.newPlace();
    if (!place || !('url' in place.address)) throw new Error('no place');
    try {
      const [one, other] = [await place.open(), await place.open()];
      const heard = listen(one);
      const before = one.contentVersion();
      const client = new pg.Client(place.address.url);
      await client.connect();
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await client.end();
      await send(other, 'while it was away').catch(() => send(other, 'while it was away'));
      await vi.waitFor(() => expect(heard).toContainEqual(['activityLogs', 'contactMessages']), {
        timeout: 10_000,
      });
      await vi.waitFor(() => expect(one.contentVersion()).toBeGreaterThan(before), {
        timeout: 10_000,
      });
    } finally {
      await place.clear();
    }
  });

  test('what can not be reached is said in clear words, without the password', async () => {
    const opening = openDatabase({
      url: 'postgres://somebody:secret@127.0.0.1:1/daybreak',
      clock: { now: () => new Date() },
      report: () => {},
      hasSamples: false,
    });
    await expect(opening).rejects.toThrow(/PostgreSQL at 127\.0\.0\.1:1\/daybreak can't be used/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});
