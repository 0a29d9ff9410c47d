import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARED_HOLDER } from '#core/account/session.ts';
import { withSessionsEnded } from '#core/account/user.ts';
import { TEST_NOW } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import type { Database } from '../database.ts';
import type { NewSession } from './sessions.ts';

const HOUR = 60 * 60;

for (const { engine, newPlace } of sqlEngines) {
  describe(`in ${engine}`, () => {
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

    const begin = (holderId: string, more: Partial<NewSession> = {}, lifetime = HOUR) =>
      database.sessions.create(
        {
          holderId,
          generation: '0',
          proofs: ['password'],
          device: 'Firefox on Linux',
          ...more,
        },
        lifetime,
      );
    const begun = async (...given: Parameters<typeof begin>): Promise<string> => {
      const token = await begin(...given);
      if (token === undefined) throw new Error('no session');
      return token;
    };
    const newUser = async (email: string): Promise<string> => {
      const { id } = await database.store.change((change) =>
        change.insert('users', {
          name: 'Asha Rao',
          email,
          password: '$none',
          subscribed: false,
          createdAt: '',
          role: undefined,
        }),
      );
      return id;
    };

    test('a session is found by its token until it ends', async () => {
      const { sessions } = database;
      const id = await newUser('one@example.com');
      const token = await begun(id);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await sessions.find(token)).toEqual({
        id: expect.stringMatching(/^[\w-]{43}$/),
        holderId: id,
        generation: '0',
        proofs: ['password'],
        isPending: false,
        device: 'Firefox on Linux',
        createdAt: new Date(now),
        seenAt: new Date(now),
        provenAt: new Date(now),
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
      const token = await begun(SHARED_HOLDER);
      pass(HOUR - 1);
      expect(await sessions.find(token)).toMatchObject({ holderId: SHARED_HOLDER });
      pass(1);
      expect(await sessions.find(token)).toBeUndefined();
    });

    test('no session is created for a removed account or an outdated generation', async () => {
      const id = await newUser('changed@example.com');
      const raise = () =>
        database.store.change(async (change) => {
          const user = await change.get('users', id);
          if (user) await change.replace('users', withSessionsEnded(user));
        });
      expect(await begin(id)).toBeDefined();
      await raise();
      expect(await begin(id)).toBeUndefined();
      expect(await begin(id, { generation: '1' })).toBeDefined();
      expect(await begin('user-gone')).toBeUndefined();
    });

    test('use and proof are recorded; a proof does not open a pending session', async () => {
      const { sessions } = database;
      const token = await begun(SHARED_HOLDER);
      const waiting = await begun(SHARED_HOLDER, { isPending: true });
      pass(60);
      await sessions.touch(token);
      const used = await sessions.find(token);
      expect(used).toMatchObject({ seenAt: new Date(now), isPending: false });
      expect(used?.provenAt).toEqual(new Date(now - 60_000));
      pass(60);
      await sessions.prove(token, 'totp');
      await sessions.prove(waiting, 'totp');
      expect(await sessions.find(waiting)).toMatchObject({ proofs: ['password'], isPending: true });
      expect(await sessions.find(token)).toMatchObject({
        proofs: ['password', 'totp'],
        isPending: false,
        provenAt: new Date(now),
        seenAt: new Date(now),
      });
    });

    test('the sessions of an account are listed and end one by one or together', async () => {
      const { sessions } = database;
      const [one, other] = [await newUser('a3@example.com'), await newUser('a4@example.com')];
      const tokens: string[] = [];
      for (const holder of [one, one, one, other]) {
        tokens.push(await begun(holder));
        pass(1);
      }
      const listed = await sessions.list(one);
      expect(listed.map(({ createdAt }) => createdAt)).toEqual(
        listed.map(({ createdAt }) => createdAt).toSorted((a, b) => Number(b) - Number(a)),
      );
      expect(listed).toHaveLength(3);
      const first = await sessions.find(tokens[0] ?? '');
      await sessions.endOne(other, first?.id ?? '');
      expect(await sessions.list(one)).toHaveLength(3);
      await sessions.endOne(one, first?.id ?? '');
      expect(await sessions.list(one)).toHaveLength(2);
      await sessions.endAllOf(one, tokens[2]);
      const found = await Promise.all(tokens.map((token) => sessions.find(token)));
      expect(found.map((session) => session !== undefined)).toEqual([false, false, true, true]);
      await sessions.expireAllOf(one, 60);
      await sessions.expireAllOf(one, 3600);
      pass(59);
      expect(await sessions.find(tokens[2] ?? '')).toBeDefined();
      pass(2);
      expect(await sessions.find(tokens[2] ?? '')).toBeUndefined();
      expect(await sessions.find(tokens[3] ?? '')).toBeDefined();
      await sessions.endAllOf(one);
      await sessions.endAllOf(other);
      expect(await sessions.find(tokens[3] ?? '')).toBeUndefined();
    });

    test('beyond the limit per account, the least recently used session ends', async () => {
      const id = await newUser('many@example.com');
      const first = await begun(id);
      for (let made = 0; made < 50; made += 1) {
        pass(1);
        await begun(id);
      }
      expect(await database.sessions.find(first)).toBeUndefined();
      expect(await database.sessions.list(id)).toHaveLength(50);
    });

    test('the site’s key is made once and kept', async () => {
      const { siteSecrets } = database;
      const key = await siteSecrets.siteKey();
      expect(key).toMatch(/^[\w-]{43}$/);
      expect(await siteSecrets.get('site-key')).toBe(key);
      expect(await siteSecrets.siteKey()).toBe(key);
    });

    test('attempts are counted per key and window, concurrent ones too', async () => {
      const { attempts } = database;
      const rule = { tries: 5, window: 60 };
      const take = (key: string, times: number) =>
        Promise.all(Array.from({ length: times }, () => attempts.take(key, rule)));
      const heard = (tries: boolean[]) => tries.filter((isAllowed) => isAllowed).length;
      expect(heard(await take('a', 20))).toBe(5);
      expect(heard(await take('b', 3))).toBe(3);
      pass(59);
      expect(heard(await take('a', 1))).toBe(0);
      pass(1);
      expect(heard(await take('a', 20))).toBe(5);
      await attempts.giveBack('a');
      expect(heard(await take('a', 20))).toBe(1);
      await attempts.clear('a');
      expect(heard(await take('a', 20))).toBe(5);
    });

    test('a rule with waits allows further attempts at growing intervals, until a pause', async () => {
      const { attempts } = database;
      const rule = { tries: 2, window: 600, waits: { first: 30, longest: 100 } };
      const isAllowed = () => attempts.take('waits', rule);
      expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([
        true,
        true,
        false,
      ]);
      for (const wait of [30, 60, 100, 100]) {
        pass(wait - 1);
        expect(await isAllowed()).toBe(false);
        pass(1);
        expect([await isAllowed(), await isAllowed()]).toEqual([true, false]);
      }
      pass(701);
      expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([
        true,
        true,
        false,
      ]);
    });

    test('a refused attempt writes nothing, and other processes refuse it as well', async () => {
      const rule = { tries: 1, window: 600 };
      const other = await place.open({ clock: { now: () => new Date(now) }, hasSamples: false });
      await database.attempts.take('shared', rule);
      expect(await other.attempts.take('shared', rule)).toBe(false);
      expect(await database.attempts.take('shared', rule)).toBe(false);
      await database.store.change(async () => {
        // A write would wait until this change ends.
        expect(await other.attempts.take('shared', rule)).toBe(false);
      });
    });

    test('a window begun while the clock was ahead is ignored once the clock is right', async () => {
      const { attempts } = database;
      const rule = { tries: 1, window: 600 };
      const THREE_DAYS = 3 * 24 * HOUR;
      pass(THREE_DAYS);
      expect(await attempts.take('clock', rule)).toBe(true);
      expect(await attempts.take('clock', rule)).toBe(false);
      pass(-THREE_DAYS);
      expect(await attempts.take('clock', rule)).toBe(true);
      expect(await attempts.take('clock', rule)).toBe(false);
    });

    test('a token works once, for its purpose, until it expires', async () => {
      const { tokens } = database;
      const invitation = { name: 'Ravi', role: 'author' } as const;
      const about = { subject: 'user-1', generation: 2, invitation };
      const token = await tokens.create('reset-password', about, HOUR);
      expect(await tokens.redeem('invitation', token)).toBeUndefined();
      expect(await tokens.find('reset-password', token)).toEqual(about);
      const redeemed = await Promise.all(
        Array.from({ length: 5 }, () => tokens.redeem('reset-password', token)),
      );
      expect(redeemed.filter((content) => content !== undefined)).toEqual([about]);
      const late = await tokens.create('newsletter', { subject: 'a@example.com' }, HOUR);
      pass(HOUR);
      expect(await tokens.redeem('newsletter', late)).toBeUndefined();
      const revoked = await tokens.create('invitation', { subject: 'user-9' }, HOUR);
      await tokens.revokeAllOf('invitation', 'user-9');
      expect(await tokens.find('invitation', revoked)).toBeUndefined();
    });
  });
}
