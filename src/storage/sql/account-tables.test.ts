import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SqlPlace, sqlEngines } from '../../../tests/support/sql-places.ts';
import { TEST_NOW } from '../../../tests/support/test-newsroom.ts';
import type { Database } from './database.ts';

const HOUR = 60 * 60;

for (const { engine, isMissing, newPlace } of sqlEngines) {
  describe.skipIf(isMissing)(`in ${engine}`, () => {
    let place: SqlPlace;
    let database: Database;
    let now = TEST_NOW.getTime();
    const pass = (seconds: number) => {
      now += seconds * 1000;
    };

    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ clock: { now: () => new Date(now) }, hasSamples: false });
    }, 60_000);
    afterAll(() => place.clear(), 60_000);

    test('a session is found by its token until it ends', async () => {
      const { sessions } = database;
      const token = await sessions.create({ readerId: 'user-1' }, HOUR);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await sessions.find(token)).toEqual({
        readerId: 'user-1',
        createdAt: new Date(now),
        expiresAt: new Date(now + HOUR * 1000),
      });
      for (const wrong of ['', 'x', token.toUpperCase(), `${token}=`, "' or 1=1"]) {
        expect(await sessions.find(wrong)).toBeUndefined();
      }
      await sessions.end(token);
      expect(await sessions.find(token)).toBeUndefined();
    });

    test('a session expires', async () => {
      const { sessions } = database;
      const token = await sessions.create({ staffId: 'owner', readerId: 'user-2' }, HOUR);
      pass(HOUR - 1);
      expect(await sessions.find(token)).toMatchObject({ staffId: 'owner', readerId: 'user-2' });
      pass(1);
      expect(await sessions.find(token)).toBeUndefined();
    });

    test('all sessions of one person end together, but for the one that asks', async () => {
      const { sessions } = database;
      const tokens = [
        await sessions.create({ readerId: 'user-3' }, HOUR),
        await sessions.create({ staffId: 'user-3' }, HOUR),
        await sessions.create({ readerId: 'user-3' }, HOUR),
        await sessions.create({ readerId: 'user-4' }, HOUR),
      ];
      await sessions.endAllOf('user-3', tokens[2]);
      const found = await Promise.all(tokens.map((token) => sessions.find(token)));
      expect(found.map((session) => session !== undefined)).toEqual([false, false, true, true]);
      await sessions.endAllOf('user-3');
      expect(await sessions.find(tokens[2] ?? '')).toBeUndefined();
    });

    test('attempts count up in a window of time, each key for itself, also all at once', async () => {
      const { attempts } = database;
      const tries = await Promise.all(Array.from({ length: 20 }, () => attempts.add('a', 60)));
      expect(tries.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, at) => at + 1),
      );
      expect(await attempts.add('b', 60)).toEqual({ count: 1, endsAt: new Date(now + 60_000) });
      pass(59);
      expect((await attempts.add('a', 60)).count).toBe(21);
      pass(1);
      expect((await attempts.add('a', 60)).count).toBe(1);
      await attempts.clear('a');
      expect((await attempts.add('a', 60)).count).toBe(1);
    });

    test('a token is good once, for its purpose, for its time', async () => {
      const { tokens } = database;
      const token = await tokens.create('reset-password', 'user-1', HOUR);
      expect(await tokens.redeem('invitation', token)).toBeUndefined();
      expect(await tokens.find('reset-password', token)).toBe('user-1');
      const redeemed = await Promise.all(
        Array.from({ length: 5 }, () => tokens.redeem('reset-password', token)),
      );
      expect(redeemed.filter((subject) => subject !== undefined)).toEqual(['user-1']);
      const late = await tokens.create('newsletter', 'a@example.com', HOUR);
      pass(HOUR);
      expect(await tokens.redeem('newsletter', late)).toBeUndefined();
      const revoked = await tokens.create('invitation', 'user-9', HOUR);
      await tokens.revokeAllOf('invitation', 'user-9');
      expect(await tokens.find('invitation', revoked)).toBeUndefined();
    });
  });
}
