import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import type { Database } from '../database.ts';
import { openEngine } from '../open-database.ts';
import { createPushSubscriptions } from './push-subscriptions.ts';

const at = (name: string, service = 'google') => ({
  endpoint: `https://push.example/${name}`,
  p256dh: `key of ${name}`,
  auth: 'secret',
  service,
});

for (const { engine, newPlace } of sqlEngines) {
  describe(`[push-kept] in ${engine}`, () => {
    let place: SqlPlace;
    let database: Database;

    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ hasSamples: false });
    }, 60_000);
    afterAll(() => place.clear(), 60_000);

    const all = () =>
      database.pushSubscriptions.between('google', { after: 0, upTo: 1_000_000 }, 1000);
    const names = async () => (await all()).map(({ endpoint }) => endpoint.split('/').at(-1));

    beforeEach(async () => {
      await database.pushSubscriptions.forget((await all()).map(({ endpoint }) => endpoint));
    });

    const newUser = async (name: string): Promise<string> => {
      const { id } = await database.store.change((change) =>
        change.insert('users', {
          ...{ name, email: `${name}@example.com`, password: '$none', subscribed: false },
          ...{ createdAt: '2026-11-01T00:00:00.000Z', role: undefined },
        }),
      );
      return id;
    };

    test('a subscription is stored once, renewed, counted by service, listed by position, deleted', async () => {
      const { keep, audience, between, at: kept, forget } = database.pushSubscriptions;
      expect(await audience()).toEqual([]);
      for (const name of ['a', 'b', 'c']) expect(await keep(at(name))).toBe(true);
      await keep(at('d', 'mozilla'));
      await keep({ ...at('b'), p256dh: 'another key' });
      const [a, b, c] = await all();
      expect(b?.p256dh).toBe('another key');
      expect(await audience()).toMatchObject([
        { service: 'google', count: 3, last: c?.position },
        { service: 'mozilla', count: 1 },
      ]);
      const range = { after: a?.position ?? 0, upTo: c?.position ?? 0 };
      expect(await between('google', range, 1)).toEqual([b]);
      expect(await kept([c?.position ?? 0, -1])).toEqual([c]);
      expect(await kept([])).toEqual([]);
      await forget([at('d').endpoint, at('c').endpoint, 'https://push.example/unknown']);
      expect(await names()).toEqual(['a', 'b']);
      await keep(at('e'));
      const [, , e] = await all();
      expect(e?.position).toBeGreaterThan(c?.position ?? 0);
    });

    test('an account’s subscriptions are deleted with it, visitors’ stay', async () => {
      const [asha, ravi] = [await newUser('asha'), await newUser('ravi')];
      const { keep } = database.pushSubscriptions;
      await keep({ ...at('visitor') });
      await keep({ ...at('asha'), userId: asha });
      // A renewal without a session keeps the account.
      await keep({ ...at('asha') });
      await keep({ ...at('ravi'), userId: ravi });
      await keep({ ...at('nobody'), userId: 'user-nobody' });
      // The browser changed its endpoint while logged out.
      await keep({ ...at('asha-2'), replaces: at('asha').endpoint });
      expect(await names()).toEqual(['visitor', 'ravi', 'nobody', 'asha-2']);
      await database.store.change((change) => change.remove('users', asha));
      expect(await names()).toEqual(['visitor', 'ravi', 'nobody']);
    });

    test('an account keeps its newest twenty; the site refuses new ones at its limit', async () => {
      const userId = await newUser('bela');
      const { keep } = database.pushSubscriptions;
      for (let number = 0; number < 22; number += 1) await keep({ ...at(`${number}`), userId });
      const left = await names();
      expect(left).toHaveLength(20);
      expect(left).not.toContain('1');
      const own = await openEngine({ ...place.address, report: () => {} });
      try {
        const full = createPushSubscriptions(own, testClock, { most: 20 });
        expect(await full.keep(at('one too many'))).toBe(false);
        expect(await full.keep(at('21'))).toBe(true);
      } finally {
        await own.close();
      }
      expect(await names()).toHaveLength(20);
    });
  });
}
