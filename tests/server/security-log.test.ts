import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '#core/actor.ts';
import { KEPT_DAYS } from '#core/security/security-event.ts';
import { createSecurityLog } from '#server/accounts/security-log.ts';
import { TEST_NOW } from '../support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines } from '../support/sql/sql-places.ts';

const HOUR = 60 * 60 * 1000;
const refused = { kind: 'log-in-refused', description: 'did not know the password' } as const;

for (const { engine, newPlace } of sqlEngines) {
  describe(`security events in ${engine}`, () => {
    let place: SqlPlace;
    let database: Awaited<ReturnType<SqlPlace['open']>>;
    let log: ReturnType<typeof createSecurityLog>;
    let now = TEST_NOW.getTime();
    let address: string | undefined;
    const clock = { now: () => new Date(now) };
    const events = async () => {
      await log.close();
      return database.store.read((view) => view.list('securityEvents'));
    };

    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ clock, hasSamples: false });
      const { store } = database;
      log = createSecurityLog({
        ...{ store, clock, hashKey: 'key', callerAddress: () => address },
        report: (error) => {
          throw error;
        },
      });
    }, 60_000);
    afterAll(() => place.clear(), 60_000);

    test('an event has the actor, and the address only as a keyed hash', async () => {
      address = '203.0.113.7';
      await log.record(visitor, { kind: 'export', description: 'exported everything' });
      const [event] = await events();
      expect(event).toMatchObject({
        kind: 'export',
        timestamp: new Date(now).toISOString(),
        actor: { kind: 'visitor' },
        description: 'exported everything',
        caller: expect.stringMatching(/^[0-9a-f]{16}$/),
        count: 1,
      });
      expect(JSON.stringify(event)).not.toContain('203.0.113');
    });

    test('refusals are counted in one record of an hour, with their addresses', async () => {
      for (let at = 0; at < 40; at += 1) {
        address = `203.0.113.${at}`;
        await log.record(visitor, { ...refused, subject: 'Asha Rao' });
        if (at === 20) await events();
      }
      now += HOUR / 2;
      await log.record(visitor, { ...refused, subject: 'Asha Rao' });
      const [event, ...others] = await events();
      expect(event).toMatchObject({
        ...{ subject: 'Asha Rao', count: 41, callers: 40 },
        lastAt: new Date(now).toISOString(),
      });
      expect(others.length).toBe(1);
      now += HOUR;
      await log.record(visitor, { ...refused, subject: 'Asha Rao' });
      await events();
      await log.record(visitor, { ...refused, subject: 'Asha Rao' });
      expect(await events()).toMatchObject([{ count: 2 }, { count: 41 }, { kind: 'export' }]);
    });

    test('strangers cause a limited number of records', async () => {
      for (let at = 0; at < 700; at += 1) {
        address = `198.51.${at >> 8}.${at & 255}`;
        await log.record(visitor, refused);
      }
      const all = (await events()).filter(({ subject }) => subject === '');
      expect(all.length).toBeLessThan(510);
      const counted = all.filter(({ kind }) => kind === 'log-in-refused');
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(700);
    });

    test('events and log entries are gone after a year', async () => {
      const entry = { action: 'Tested', description: '', timestamp: new Date(now).toISOString() };
      await database.store.change((change) => change.insert('activity', entry));
      now += (KEPT_DAYS - 1) * 24 * HOUR;
      await log.record(visitor, { kind: 'export', description: 'exported everything' });
      expect((await events()).length).toBeGreaterThan(500);
      now += 2 * 24 * HOUR;
      await log.record(visitor, { kind: 'export', description: 'exported everything' });
      expect((await events()).length).toBe(2);
      const later = { ...entry, timestamp: new Date(now).toISOString() };
      await database.store.change((change) => change.insert('activity', later));
      const entries = await database.store.read((view) => view.list('activity'));
      expect(entries.map(({ timestamp }) => timestamp)).toEqual([later.timestamp]);
    });
  });
}
