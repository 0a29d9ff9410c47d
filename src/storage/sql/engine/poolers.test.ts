import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import {
  hasPgBouncer,
  portedTo,
  startPgBouncer,
} from '../../../../tests/support/sql/start-pgbouncer.ts';
import { entryAbout, messageAbout } from '../../contract/store-case.contract.ts';
import type { Database } from '../database.ts';

const SOON = { timeout: 10_000, interval: 10 };

const send = ({ store }: Database, subject: string) =>
  store.change(async (change) => {
    await change.insert('messages', messageAbout(subject));
    await change.insert('activity', entryAbout(subject));
  });

const messagesIn = ({ store }: Database) => store.read((view) => view.count('messages'));

async function inPostgres(work: (place: SqlPlace, url: string) => Promise<void>): Promise<void> {
  const place = await sqlEngines[1]?.newPlace();
  if (!place || !('url' in place.address)) throw new Error('no place');
  try {
    await work(place, place.address.listenUrl ?? place.address.url);
  } finally {
    await place.clear();
  }
}

/** Both hear of what the other one changes, and neither loses a change of many at once. */
async function expectSharing(one: Database, other: Database): Promise<void> {
  const heard = vi.fn();
  one.store.subscribe(heard);
  const before = one.contentVersion();
  await send(other, 'from the other');
  await vi.waitFor(() => expect(one.contentVersion()).toBeGreaterThan(before), SOON);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await messagesIn(one)).toBe(await messagesIn(other));
  const stored = await messagesIn(one);
  const senders = Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other));
  await Promise.all(senders.map((database, at) => send(database, `message ${at}`)));
  expect(await Promise.all(senders.map(messagesIn))).toEqual(senders.map(() => stored + 20));
}

describe('changes by others that are asked for', { timeout: 60_000 }, () => {
  test('are heard of', () =>
    inPostgres(async (place) => {
      const polled = { listenUrl: 'poll', prepares: false };
      await expectSharing(await place.open(polled), await place.open(polled));
    }));

  test('are seen by reads at once', () =>
    inPostgres(async (place) => {
      const [one, other] = [await place.open({ listenUrl: 'poll' }), await place.open()];
      for (let round = 0; round < 5; round++) {
        const before = await messagesIn(one);
        await send(other, `round ${round}`);
        expect(await messagesIn(one)).toBe(before + 1);
      }
    }));
});

test('an address to listen at that nobody answers is named', () =>
  inPostgres(async (place) => {
    const opening = place.open({ listenUrl: 'postgres://somebody:secret@127.0.0.1:1/daybreak' });
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/daybreak .* Check DATABASE_LISTEN_URL/);
    await expect(opening).rejects.not.toThrow(/secret/);
  }));

describe.skipIf(!hasPgBouncer)(
  'through PgBouncer (package pgbouncer) in transaction mode',
  { timeout: 60_000 },
  () => {
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;

    beforeAll(async () => {
      pooler = await startPgBouncer(inject('postgres'));
    });
    afterAll(() => pooler.stop());

    test.each([
      ['the server itself is listened to', (url: string) => url],
      ['changes are asked for', () => 'poll'],
    ])('two processes share a database where %s', (_, listenUrlOf) =>
      inPostgres(async (place, url) => {
        const pooled = {
          url: portedTo(url, pooler.port),
          listenUrl: listenUrlOf(url),
          prepares: false,
        };
        await expectSharing(await place.open(pooled), await place.open(pooled));
      }),
    );

    test('more work than the pooler has connections waits, and comes through', () =>
      inPostgres(async (place, url) => {
        const database = await place.open({
          url: portedTo(url, pooler.port),
          listenUrl: url,
          prepares: false,
        });
        const reads = Array.from({ length: 40 }, () => messagesIn(database));
        await Promise.all([...reads, send(database, 'meanwhile')]);
        expect(await messagesIn(database)).toBeGreaterThan(0);
      }));
  },
);
