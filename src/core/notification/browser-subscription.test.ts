import { describe, expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { openPushSite, pushEditor } from '../../../tests/support/newsroom/push-site.ts';
import { createTestPorts } from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import type { Outcome } from '../errors.ts';
import { createNewsroom } from '../newsroom.ts';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);

describe('[push-subscriptions] a browser', () => {
  const subscription = {
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'p', auth: 'a' },
    expirationTime: null,
  };

  /** Subscribes over a port that notes what it keeps. */
  async function subscribe(actor: Actor, more: object = {}, isKept = true) {
    const online = onlineForExamples();
    const kept: unknown[] = [];
    online.push.services.serviceOf = async ({ endpoint }) =>
      endpoint.startsWith('https://push.example/') ? 'push' : undefined;
    online.push.subscriptions.keep = async (given) => {
      kept.push(given);
      return isKept;
    };
    const { ports } = createTestPorts({}, { online });
    const outcome = await createNewsroom(ports).subscribeBrowser(actor, {
      ...subscription,
      ...more,
    });
    return { outcome, kept };
  }

  test('is subscribed for its account, if it has one, in place of its former endpoint', async () => {
    const plain = { endpoint: subscription.endpoint, p256dh: 'p', auth: 'a', service: 'push' };
    expect(await subscribe(visitor)).toEqual({ outcome: { ok: true, value: {} }, kept: [plain] });
    const replaces = 'https://push.example/0';
    expect((await subscribe(pushEditor, { replaces })).kept).toEqual([
      { ...plain, userId: 'user-1', replaces },
    ]);
    expect((await subscribe({ kind: 'staff', role: 'owner' })).kept).toEqual([plain]);
  });

  test('of an unknown service, or on a full site, is refused', async () => {
    const unknown = await subscribe(visitor, { endpoint: 'https://evil.example/1' });
    expect(unknown).toMatchObject({
      outcome: { failure: { code: 'push-service-unknown', field: 'endpoint' } },
      kept: [],
    });
    const full = await subscribe(visitor, {}, false);
    expect(full.outcome).toMatchObject({
      failure: { kind: 'too-busy', code: 'too-many-push-subscriptions' },
    });
  });

  test('unsubscribes by its endpoint', async () => {
    const site = openPushSite({ google: 1 });
    const newsroom = createNewsroom(site.ports);
    expect(await newsroom.unsubscribeBrowser(visitor, { endpoint: 'google/1' })).toEqual({
      ok: true,
      value: {},
    });
    expect(site.forgotten).toEqual(['google/1']);
  });

  test('can do neither in the browser edition', async () => {
    const newsroom = createNewsroom(createTestPorts().ports);
    expect(codeOf(await newsroom.readPushKey(visitor, {}))).toBe('push-needs-server');
    expect(codeOf(await newsroom.subscribeBrowser(visitor, subscription))).toBe(
      'push-needs-server',
    );
    expect(codeOf(await newsroom.unsubscribeBrowser(visitor, { endpoint: 'x' }))).toBe(
      'push-needs-server',
    );
  });
});
