import { createECDH, createPublicKey, verify } from 'node:crypto';
import { decrypt } from 'http_ece';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { createBackOffice } from '#core/back-office.ts';
import { deliverNotification } from '#core/notification/deliver-notification.ts';
import type { PushMessage } from '#core/notification/push-ports.ts';
import { paragraph, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import {
  type PushReceiver,
  startPushReceiver,
} from '../../../tests/support/server/push-receiver.ts';
import {
  ORIGIN,
  OWNER_PASSWORD,
  openServerApi,
  type ServerApi,
} from '../../../tests/support/server/server-api.ts';

let receiver: PushReceiver;
let api: ServerApi;

beforeEach(async () => {
  receiver = await startPushReceiver();
  api = await openServerApi({ pushServices: [receiver.origin] });
});

afterEach(async () => {
  expect(api.reported).toEqual([]);
  await api.close();
  await receiver.close();
});

type Caller = ReturnType<ServerApi['newCaller']>;
type Browser = ReturnType<PushReceiver['newBrowser']>;

/** A subscription in the form that browsers send. */
const subscriptionOf = ({ endpoint, p256dh, auth }: Browser) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh, auth },
});

const subscribe = (browser: Browser, caller: Caller = api.newCaller(), more: object = {}) =>
  caller.call('PUT', '/api/push/subscription', { ...subscriptionOf(browser), ...more });

async function subscribeMany(count: number): Promise<Browser[]> {
  const browsers = Array.from({ length: count }, () => receiver.newBrowser());
  for (const { endpoint, p256dh, auth } of browsers) {
    const service = receiver.origin;
    await api.database.pushSubscriptions.keep({ endpoint, p256dh, auth, service });
  }
  return browsers;
}

const countSubscribers = async (): Promise<number> =>
  (await api.database.pushSubscriptions.audience()).reduce((sum, { count }) => sum + count, 0);

async function owner(): Promise<Caller> {
  const caller = api.newCaller();
  await caller.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  return caller;
}

const rain = { title: 'Rain tonight', message: 'Take an umbrella.', link: '' };

async function send(notification: object = rain) {
  const answer = await (await owner()).call('POST', '/api/admin/notifications', notification);
  return { status: answer.status, receipt: (await answer.json()) as { id: string } };
}

const stored = (id: string) => api.database.store.read((view) => view.get('notifications', id));
const logged = async () =>
  (await api.database.store.read((view) => view.list('activity')))
    .filter(({ action }) => action === 'Sent Push Notification')
    .map(({ description }) => description);

/** Queues a notification as a job, which the test runs itself; returns its id. */
async function begin(): Promise<string> {
  const editor: Actor = { kind: 'staff', role: 'editor' };
  const { id } = valueIn(await createBackOffice(api.ports).sendNotification(editor, rain));
  return id ?? '';
}

test('[push-encryption] the decryption of these tests decrypts the example of RFC 8291', () => {
  const privateKey = createECDH('prime256v1');
  privateKey.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const message = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  const authSecret = 'BTBZMqHH6r4Tts7J_aSIgg';
  expect(decrypt(message, { version: 'aes128gcm', privateKey, authSecret }).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

test('[push-encryption] [push-sent] every subscribed browser gets the message, encrypted and signed', async () => {
  const browsers = [receiver.newBrowser(), receiver.newBrowser()];
  for (const browser of browsers) expect((await subscribe(browser)).status).toBe(204);
  const { status, receipt } = await send();
  expect(status).toBe(201);
  expect(receipt).toMatchObject({ ...rain, audience: 2 });
  const { publicKey } = (await (await api.newCaller().call('GET', '/api/push')).json()) as {
    publicKey: string;
  };
  for (const browser of browsers) {
    const [message, ...others] = receiver.at(browser.endpoint);
    expect(others).toEqual([]);
    expect(message?.body.byteLength).toBe(4096);
    expect(browser.read(message?.body ?? Buffer.from(''))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Rain tonight',
        body: 'Take an umbrella.',
        navigate: `${ORIGIN}/`,
        tag: receipt.id,
      },
    });
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: receipt.id,
    });
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(message?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    expect(claimsOf(token, publicKey)).toMatchObject({
      aud: receiver.origin.replace('http:', 'https:'),
      sub: ORIGIN,
    });
  }
  expect(await logged()).toEqual([
    'Notification "Rain tonight" reached 2 of 2 browsers',
    'Notification "Rain tonight" was sent to 2 browsers',
  ]);
  expect(await api.database.store.read((view) => view.count('jobs'))).toBe(0);
});

/** Verifies the signature and expiry of a token (RFC 7515) and returns its claims. */
function claimsOf(token: string, publicKey: string): object {
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const signed = Buffer.from(`${head}.${body}`);
  const isRight = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { exp: number };
  const life = claims.exp - Date.now() / 1000;
  expect(life).toBeGreaterThan(60 * 60);
  expect(life).toBeLessThanOrEqual(24 * 60 * 60);
  return claims;
}

test('[push-sent] without subscribers nothing is sent, and the log says so', async () => {
  const { receipt } = await send();
  expect(receipt).toMatchObject({ audience: 0 });
  expect(await logged()).toEqual([
    'Notification "Rain tonight" reached no browser: nobody is subscribed',
  ]);
  expect(await api.database.store.read((view) => view.count('jobs'))).toBe(0);
  expect((await stored(receipt.id))?.finishedAt).toBeTruthy();
});

test('[push-article] an article’s notification has its title, summary and address', async () => {
  const browser = receiver.newBrowser();
  await subscribe(browser);
  const caller = await owner();
  const article = {
    ...{ title: 'Heavy rain', category: 'India', author: 'Asha Rao', isFeatured: false },
    content: [paragraph('It rains in the hills.')],
  };
  const { id } = (await (await caller.call('POST', '/api/admin/articles', article)).json()) as {
    id: string;
  };
  await caller.call('POST', `/api/admin/articles/${id}/notification`);
  const [message] = receiver.at(browser.endpoint);
  expect(browser.read(message?.body ?? Buffer.from(''))).toMatchObject({
    notification: {
      title: 'Heavy rain',
      body: 'It rains in the hills.',
      navigate: `${ORIGIN}/article/heavy-rain`,
    },
  });
  const missing = await caller.call('POST', '/api/admin/articles/article-0/notification');
  expect(missing.status).toBe(404);
});

test('[push-sent] a text that is too long for a message is cut, in whole characters', async () => {
  const browser = receiver.newBrowser();
  await subscribe(browser);
  await send({ ...rain, message: 'वर्षा 🌧️'.repeat(110) });
  const [message] = receiver.at(browser.endpoint);
  const { notification } = browser.read(message?.body ?? Buffer.from('')) as {
    notification: PushMessage;
  };
  expect(notification.body.length).toBeGreaterThan(500);
  expect(notification.body.isWellFormed()).toBe(true);
});

test.each([404, 410])(
  '[push-expired] a subscription that the service answers with %i is removed and counted',
  async (status) => {
    const [gone, there] = await subscribeMany(2);
    receiver.answer(gone?.endpoint ?? '', status);
    const { receipt } = await send();
    expect(await stored(receipt.id)).toMatchObject({ audience: 2, reached: 1, gone: 1, failed: 0 });
    expect((await logged())[0]).toBe('Notification "Rain tonight" reached 1 of 2 browsers');
    expect(await countSubscribers()).toBe(1);
    expect(receiver.at(there?.endpoint ?? '')).toHaveLength(1);
  },
);

test('[push-pauses] a busy service is retried after its Retry-After, without duplicates', async () => {
  const browsers = await subscribeMany(3);
  for (const { endpoint } of browsers.slice(0, 2)) {
    receiver.answer(endpoint, { status: 429, retryAfter: '120' }, 503);
  }
  const id = await begin();
  const first = await deliverNotification(api.ports, id);
  expect(first.is).toBe('postponed');
  const wait = first.is === 'postponed' ? first.until.getTime() - api.now().getTime() : 0;
  expect(wait).toBeGreaterThan(110_000);
  expect(wait).toBeLessThanOrEqual(120_000);
  expect(await deliverNotification(api.ports, id)).toMatchObject({ is: 'postponed' });
  expect(receiver.received).toHaveLength(3);
  api.pass(121);
  expect(await deliverNotification(api.ports, id)).toMatchObject({ is: 'postponed' });
  api.pass(10);
  expect(await deliverNotification(api.ports, id)).toEqual({ is: 'done' });
  expect(await stored(id)).toMatchObject({ reached: 3, failed: 0 });
  expect(browsers.map(({ endpoint }) => receiver.at(endpoint).length)).toEqual([3, 3, 1]);
});

test('[push-pauses] a failing service is given up; one that refuses is not retried', async () => {
  const [broken, refusing] = await subscribeMany(2);
  receiver.answer(broken?.endpoint ?? '', 500, 502, 503, 504, 500, 500, 500);
  receiver.answer(refusing?.endpoint ?? '', 403);
  const id = await begin();
  while ((await deliverNotification(api.ports, id)).is !== 'done') api.pass(60);
  expect(await stored(id)).toMatchObject({ reached: 0, gone: 0, failed: 2 });
  expect(receiver.at(refusing?.endpoint ?? '')).toHaveLength(1);
  expect(receiver.at(broken?.endpoint ?? '')).toHaveLength(6);
  expect(await countSubscribers()).toBe(2);
});

test('[push-resumed] after a crash it continues: at most one batch is sent twice, with the same tag', async () => {
  const browsers = await subscribeMany(250);
  const id = await begin();
  const { online } = api.ports;
  if (!online) throw new Error('There is no server.');
  let sent = 0;
  const dying = {
    ...api.ports,
    online: {
      ...online,
      push: {
        ...online.push,
        services: {
          ...online.push.services,
          send: (...given: Parameters<typeof online.push.services.send>) => {
            sent += 1;
            if (sent > 150) throw new Error('The process dies.');
            return online.push.services.send(...given);
          },
        },
      },
    },
  };
  await expect(deliverNotification(dying, id)).rejects.toThrow('dies');
  await expect.poll(() => receiver.received.length).toBe(150);
  expect(await stored(id)).toMatchObject({ reached: 100 });
  expect(await deliverNotification(api.ports, id)).toEqual({ is: 'done' });
  expect(await stored(id)).toMatchObject({ audience: 250, reached: 250 });
  const counts = browsers.map(({ endpoint }) => receiver.at(endpoint).length);
  expect(counts.filter((count) => count === 0)).toEqual([]);
  expect(counts.slice(0, 100).every((count) => count === 1)).toBe(true);
  expect(counts.filter((count) => count === 2)).toHaveLength(50);
  expect(new Set(receiver.received.map(({ headers }) => headers.topic)).size).toBe(1);
  expect(await deliverNotification(api.ports, id)).toEqual({ is: 'done' });
  expect(await logged()).toHaveLength(2);
});

test('[push-late] a notification older than six hours is given up, and the log has its progress', async () => {
  await subscribeMany(2);
  const id = await begin();
  api.pass(6 * 60 * 60 + 1);
  expect(await deliverNotification(api.ports, id)).toEqual({ is: 'done' });
  expect(receiver.received).toEqual([]);
  expect((await logged())[0]).toBe('Notification "Rain tonight" reached 0 of 2 browsers');
});

test('[push-subscriptions] a browser unsubscribes by its endpoint; an unknown one is no failure', async () => {
  const browser = receiver.newBrowser();
  await subscribe(browser);
  await subscribe(browser);
  expect(await countSubscribers()).toBe(1);
  const { endpoint } = browser;
  for (const _ of [1, 2]) {
    const answer = await api.newCaller().call('DELETE', '/api/push/subscription', { endpoint });
    expect(answer.status).toBe(204);
  }
  expect(await countSubscribers()).toBe(0);
});

test('[push-subscriptions] a reader’s subscriptions are deleted with the account', async () => {
  const [mine, other] = [receiver.newBrowser(), receiver.newBrowser()];
  const reader = api.newCaller();
  const account = { name: 'Asha', email: 'asha@example.com', password: 'long enough for one' };
  await reader.call('POST', '/api/users', account);
  await subscribe(mine, reader);
  await subscribe(other);
  const { password } = account;
  expect((await reader.call('DELETE', '/api/me', { password })).status).toBe(204);
  expect(await countSubscribers()).toBe(1);
});

test('[push-subscriptions] an invalid subscription is refused with a message', async () => {
  const browser = receiver.newBrowser();
  const good = subscriptionOf(browser);
  const bad = [
    { ...good, endpoint: 'https://news.example/push' },
    { ...good, endpoint: 'http://169.254.169.254/latest' },
    { ...good, endpoint: '' },
    { ...good, endpoint: `${browser.endpoint}${'x'.repeat(2000)}` },
    { ...good, keys: { ...good.keys, p256dh: 'B'.repeat(87) } },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, keys: { ...good.keys, auth: 'x'.repeat(101) } },
    { ...good, keys: { p256dh: good.keys.p256dh } },
    { endpoint: 7 },
    {},
  ];
  for (const given of bad) {
    const answer = await api.newCaller().call('PUT', '/api/push/subscription', given);
    expect(answer.status, JSON.stringify(given)).toBe(422);
    expect(await answer.json()).toMatchObject({ kind: 'invalid' });
  }
  expect(await countSubscribers()).toBe(0);
});

test('[push-subscriptions] one address may change subscriptions sixty times an hour', async () => {
  const browser = receiver.newBrowser();
  const statuses: number[] = [];
  for (let tried = 0; tried < 61; tried += 1) statuses.push((await subscribe(browser)).status);
  expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('[push-subscriptions] the API shows only the number of subscriptions', async () => {
  await subscribeMany(3);
  const caller = await owner();
  const counted = await caller.call('GET', '/api/admin/notifications/subscribers');
  expect(await counted.json()).toEqual({ browsers: 3 });
  expect((await caller.call('GET', '/api/admin/pushSubscriptions')).status).toBe(404);
  await send();
  const list = await (await caller.call('GET', '/api/admin/notifications')).text();
  expect(list).toContain('Rain tonight');
  expect(list).not.toContain('/browser-');
});
