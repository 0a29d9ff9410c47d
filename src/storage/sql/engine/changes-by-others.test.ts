import { describe, expect, inject, test, vi } from 'vitest';
import type { CollectionName } from '#core/collections.ts';
import { endPostgresConnections } from '../../../../tests/support/sql/end-postgres-connections.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import { startWriter } from '../../../../tests/support/sql/sql-writer-process.ts';
import { entryAbout, messageAbout } from '../../contract/store-case.contract.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/** Returns a growing list of the changes that a database reports, as names of collections. */
function listen({ store }: Database) {
  const heard: CollectionName[][] = [];
  store.subscribe((changed) => heard.push([...changed].sort()));
  return heard;
}

const send = ({ store }: Database, subject: string) =>
  store.change(async (change) => {
    await change.insert('messages', messageAbout(subject));
    await change.insert('activity', entryAbout(subject));
  });

const SOON = { timeout: 10_000, interval: 10 };

for (const { engine, newPlace } of sqlEngines) {
  describe(`changes by others in ${engine}`, { timeout: 60_000 }, () => {
    const inPlace = async (work: (place: SqlPlace) => Promise<void>) => {
      const place = await newPlace();
      try {
        await work(place);
      } finally {
        await place.clear();
      }
    };

    test('are reported once and raise the content version', () =>
      inPlace(async (place) => {
        const [one, other] = [await place.open(), await place.open()];
        const heard = listen(one);
        const before = one.contentVersion();
        const articles = one.contentVersion(['articles']);
        await send(other, 'from the other');
        await vi.waitFor(() => expect(one.contentVersion()).toBeGreaterThan(before), SOON);
        await vi.waitFor(() => expect(heard).toEqual([['activity', 'messages']]), SOON);
        expect(one.contentVersion(['articles'])).toBe(articles);
        await send(one, 'my own');
        expect(heard.length).toBe(2);
        await send(other, 'once more');
        await vi.waitFor(() => expect(heard.length).toBe(3), SOON);
      }));

    test('are reported from other processes', () =>
      inPlace(async (place) => {
        const database = await place.open();
        const heard = listen(database);
        const writer = startWriter(place.address, 'child', 1);
        await writer.hasWritten(1);
        await vi.waitFor(() => expect(heard).toContainEqual(['activity', 'messages']), SOON);
        expect(await writer.ended(), writer.complaint()).toBe(0);
      }));
  });
}

const postgres = sqlEngines[1];

describe('a lost connection to PostgreSQL', { timeout: 60_000 }, () => {
  const inPlace = async (work: (place: SqlPlace, url: string) => Promise<void>) => {
    const place = await postgres?.newPlace();
    if (!place || !('url' in place.address)) throw new Error('no place');
    try {
      await work(place, place.address.url);
    } finally {
      await place.clear();
    }
  };

  test('changes made meanwhile are reported after reconnecting', () =>
    inPlace(async (place, url) => {
      const [one, other] = [await place.open(), await place.open()];
      const heard = listen(one);
      const before = one.contentVersion();
      endPostgresConnections(url);
      await send(other, 'while it was away');
      await vi.waitFor(() => expect(heard).toContainEqual(['activity', 'messages']), {
        timeout: 10_000,
      });
      await vi.waitFor(() => expect(one.contentVersion()).toBeGreaterThan(before), {
        timeout: 10_000,
      });
    }));

  test('while idle is not noticed by later reads', () =>
    inPlace(async (place, url) => {
      const { store } = await place.open();
      const count = () => store.read((view) => view.count('articles'));
      const all = await Promise.all(Array.from({ length: 10 }, count));
      // A pooler has fewer.
      expect(endPostgresConnections(url)).toBeGreaterThan(inject('pooler') ? 0 : 10);
      expect(await Promise.all(Array.from({ length: 10 }, count))).toEqual(all);
    }));

  test('whenever a change is made fails that change alone, which is rolled back', () =>
    inPlace(async (place, url) => {
      const reported: string[] = [];
      const database = await place.open({ report: (message) => reported.push(message) });
      const messages = () => database.store.read((view) => view.count('messages'));
      const before = await messages();
      const changing = database.store.change(async (change) => {
        await change.insert('messages', messageAbout('half'));
        endPostgresConnections(url);
        // No query is running when the error arrives, so none receives it.
        await vi.waitFor(() => expect(reported).not.toEqual([]), SOON);
        await change.insert('activity', entryAbout('half'));
      });
      await expect(changing).rejects.toThrow();
      expect(reported.join()).toMatch(/PostgreSQL ended a connection/);
      expect(await messages()).toBe(before);
      await send(database, 'after it');
      expect(await messages()).toBe(before + 1);
    }));

  test('an unreachable server is reported by its address, without the password', async () => {
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
