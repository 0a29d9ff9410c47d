import { describe, expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

type Caller = ReturnType<ServerApi['newCaller']>;

const rita = { email: 'rita@news.example', password: 'a first sentence' };

const addressOf = (at: number): string => `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}`;

const logIn = async (caller: Caller, password = rita.password): Promise<number> =>
  (await caller.call('POST', '/api/session', { ...rita, password })).status;

const enter = async (caller: Caller, password: string): Promise<number> =>
  (await caller.call('POST', '/api/admin/session', { password })).status;

/** Spreads guesses over that time and 1,000 addresses; returns how many were checked, not refused. */
async function guess(
  times: number,
  once: (caller: Caller) => Promise<number>,
  { seconds = 3600 } = {},
): Promise<number> {
  let heard = 0;
  for (let at = 0; at < times; at += 1) {
    api.callFrom(addressOf(at % 1000));
    api.pass(seconds / times);
    const status = await once(api.newCaller());
    expect([401, 429]).toContain(status);
    if (status === 401) heard += 1;
  }
  return heard;
}

describe('guesses at one account', () => {
  test('of 10,000 from 1,000 addresses few are checked, and the owner can log in', async () => {
    await api.addUser({ ...rita, role: 'owner' });
    const own = api.newCaller();
    expect(await logIn(own)).toBe(201);
    await own.call('DELETE', '/api/session');
    const heard = await guess(10_000, (caller) => logIn(caller, 'a guess'));
    expect(heard).toBeGreaterThan(5);
    expect(heard).toBeLessThanOrEqual(100);

    // The account stays usable from an address that guessed, in a known browser or by a letter.
    api.callFrom(addressOf(7));
    expect(await logIn(api.newCaller())).toBe(429);
    expect(await logIn(own)).toBe(201);
    const elsewhere = api.newCaller();
    await elsewhere.call('POST', '/api/password-resets', { email: rita.email });
    const token = /token=([\w-]+)/.exec(api.letters[0]?.text ?? '')?.[1];
    const reset = { token, password: 'a second sentence' };
    expect((await elsewhere.call('PUT', '/api/password', reset)).status).toBe(200);
    await elsewhere.call('DELETE', '/api/session');
    expect(await logIn(elsewhere, reset.password)).toBe(201);
  }, 90_000);

  test('a refused guess writes nothing, whether its address or its account is refused', async () => {
    await api.addUser(rita);
    const refusedAt = async (email: string) => {
      const { status } = await api
        .newCaller()
        .call('POST', '/api/session', { email, password: 'x' });
      expect(status).toBe(429);
    };
    for (let at = 0; at < 10; at += 1) await logIn(api.newCaller(), 'a guess');
    await api.database.store.change(async () => {
      // A write would wait until this change ends.
      for (let at = 0; at < 20; at += 1) {
        api.callFrom(addressOf(at));
        await refusedAt(rita.email);
      }
    });
    api.callFrom('203.0.113.7');
    for (let at = 0; at < 10; at += 1) {
      const body = { email: `reader-${at}@news.example`, password: 'x' };
      await api.newCaller().call('POST', '/api/session', body);
    }
    await api.database.store.change(async () => {
      for (let at = 0; at < 20; at += 1) await refusedAt(`another-${at}@news.example`);
    });
  });

  test('an unknown e-mail address is limited like a registered one', async () => {
    await api.addUser(rita);
    const heardAt = (email: string) =>
      guess(
        14,
        async ({ call }) => (await call('POST', '/api/session', { email, password: 'x' })).status,
        { seconds: 0 },
      );
    expect(await heardAt('Nobody@news.example')).toBe(await heardAt(rita.email));
  });

  test('the shared password has one limit for all addresses', async () => {
    const own = api.newCaller();
    expect(await enter(own, OWNER_PASSWORD)).toBe(204);
    expect(await guess(500, (caller) => enter(caller, 'a guess'))).toBeLessThanOrEqual(100);
    expect(await enter(api.newCaller(), OWNER_PASSWORD)).toBe(429);
    expect(await enter(own, OWNER_PASSWORD)).toBe(204);
  });

  test('a known browser may guess no more often than an unknown one', async () => {
    await api.addUser(rita);
    const thief = api.newCaller();
    await logIn(thief);
    expect(await guess(14, () => logIn(thief, 'a guess'), { seconds: 0 })).toBe(10);
  });

  test('a forged cookie does not make a browser known', async () => {
    await api.addUser(rita);
    const own = api.newCaller();
    await logIn(own);
    const cookie = own.cookies.get('__Host-known-device') ?? '';
    await guess(14, (caller) => logIn(caller, 'a guess'), { seconds: 0 });
    const other = { email: 'other@news.example', password: 'another sentence' };
    await api.addUser(other);
    for (const forged of [
      'x',
      `${cookie.split('.')[0]}.${'a'.repeat(43)}`,
      `y.${cookie.split('.')[1]}`,
    ]) {
      const thief = api.newCaller();
      thief.cookies.set('__Host-known-device', forged);
      expect(await logIn(thief)).toBe(429);
    }
    // A browser known for one account is unknown to another.
    const neighbour = api.newCaller();
    neighbour.cookies.set('__Host-known-device', cookie);
    await guess(
      14,
      async ({ call }) => (await call('POST', '/api/session', { ...other, password: 'x' })).status,
      { seconds: 0 },
    );
    expect((await neighbour.call('POST', '/api/session', other)).status).toBe(429);
  });

  test('IPv6 addresses of one network share a limit', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 16; at += 1) {
      api.callFrom(`2001:db8:1:a2${(at % 4).toString().padStart(2, '0')}::${at}`);
      const email = `reader-${at}@news.example`;
      statuses.push((await api.newCaller().call('POST', '/api/password-resets', { email })).status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
  });

  test('repeated correct log-ins are not refused', async () => {
    await api.addUser(rita);
    for (let times = 0; times < 22; times += 1) expect(await logIn(api.newCaller())).toBe(201);
  });
});

describe('a reader who changes data without end', () => {
  test('is refused, and the refusals write nothing', async () => {
    await api.addUser(rita);
    const caller = api.newCaller();
    await logIn(caller);
    const statuses: number[] = [];
    const toggle = async (at: number) =>
      (await caller.call('PUT', '/api/me/premium', { subscribed: at % 2 === 0 })).status;
    for (let at = 0; at < 40; at += 1) statuses.push(await toggle(at));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    await api.database.store.change(async () => {
      // A write would wait until this change ends.
      expect(await toggle(0)).toBe(429);
      const refused = await caller.call('PUT', '/api/me/password', { current: 'x', password: 'y' });
      expect(refused.status).toBe(429);
    });
  });
});
