import { describe, expect, test } from 'vitest';
import { openPushSite, rain } from '../../../tests/support/newsroom/push-site.ts';
import { TEST_NOW } from '../../../tests/support/newsroom/test-newsroom.ts';
import { deliverNotification } from './deliver-notification.ts';
import { BATCH } from './push-progress.ts';

const HOUR = 60 * 60 * 1000;

describe('the job of a notification', () => {
  test.each([
    ['', 'https://news.example/'],
    ['/india', 'https://news.example/india'],
    ['india', 'https://news.example/'],
    ['HTTPS://other.example/page', 'HTTPS://other.example/page'],
    ['javascript:alert(1)', 'https://news.example/'],
    ['x http://other.example', 'https://news.example/'],
  ])('opens the link %j as %s', async (link, navigate) => {
    const site = openPushSite({ google: 1 });
    const id = await site.send({ ...rain, link });
    expect(await deliverNotification(site.ports, id)).toEqual({ is: 'done' });
    expect(site.sent).toEqual([
      { title: 'Rain', body: 'Take an umbrella', navigate, tag: id, endpoint: 'google/1' },
    ]);
  });

  test('sends every subscription one message, in batches, and logs the result once', async () => {
    const site = openPushSite({ google: BATCH + 1, mozilla: BATCH });
    site.answers.set('google/2', [{ kind: 'gone' }]);
    site.answers.set('mozilla/3', [{ kind: 'refused' }]);
    const id = await site.send();
    expect(await deliverNotification(site.ports, id)).toEqual({ is: 'done' });
    expect(new Set(site.sent.map(({ endpoint }) => endpoint)).size).toBe(2 * BATCH + 1);
    expect(site.sent).toHaveLength(2 * BATCH + 1);
    expect(site.forgotten).toEqual(['google/2']);
    expect(await site.stored(id)).toMatchObject({ reached: 2 * BATCH - 1, gone: 1, failed: 1 });
    expect(await deliverNotification(site.ports, id)).toEqual({ is: 'done' });
    expect(await site.log()).toMatchObject([
      {
        action: 'Sent Push Notification',
        description: 'Notification "Rain" reached 199 of 201 browsers',
        event: 'notification-finished',
        subject: { collection: 'notifications', id },
        actor: { name: 'Asha Rao' },
      },
      { event: 'notification-sent' },
    ]);
  });

  test('is postponed until the pause of the first service ends', async () => {
    const site = openPushSite({ google: 1, mozilla: 1 });
    site.answers.set('google/1', [{ kind: 'later', seconds: 90 }]);
    site.answers.set('mozilla/1', [{ kind: 'later' }]);
    const id = await site.send();
    const postponedFor = (seconds: number) => ({
      is: 'postponed',
      until: new Date(TEST_NOW.getTime() + seconds * 1000),
    });
    expect(await deliverNotification(site.ports, id)).toEqual(postponedFor(5));
    site.pass(4_999);
    expect(await deliverNotification(site.ports, id)).toEqual(postponedFor(5));
    expect(site.sent).toHaveLength(2);
    site.pass(1);
    expect(await deliverNotification(site.ports, id)).toEqual(postponedFor(90));
    site.pass(85_000);
    expect(await deliverNotification(site.ports, id)).toEqual({ is: 'done' });
    expect(site.sent.map(({ endpoint }) => endpoint)).toEqual([
      'google/1',
      'mozilla/1',
      'mozilla/1',
      'google/1',
    ]);
  });

  test('is postponed after five seconds of work, and stopped after six hours', async () => {
    const slow = openPushSite({ google: 3 * BATCH });
    const id = await slow.send();
    const { send } = slow.ports.online?.push.services ?? {};
    if (!slow.ports.online || !send) throw new Error('There is no server.');
    slow.ports.online.push.services.send = async (...given) => {
      slow.pass(30);
      return send(...given);
    };
    expect(await deliverNotification(slow.ports, id)).toMatchObject({ is: 'postponed' });
    expect(slow.sent).toHaveLength(2 * BATCH);
    expect(await deliverNotification(slow.ports, id)).toEqual({ is: 'done' });
    expect(slow.sent).toHaveLength(3 * BATCH);

    const late = openPushSite({ google: 1 });
    const stale = await late.send();
    late.pass(6 * HOUR + 1);
    expect(await deliverNotification(late.ports, stale)).toEqual({ is: 'done' });
    expect(late.sent).toEqual([]);
    expect((await late.log())[0]?.description).toBe('Notification "Rain" reached 0 of 1 browser');
    const fresh = openPushSite({ google: 1 });
    const good = await fresh.send();
    fresh.pass(6 * HOUR);
    await deliverNotification(fresh.ports, good);
    expect(fresh.sent).toHaveLength(1);
  });

  test('is done without the notification, and without a server', async () => {
    const site = openPushSite({ google: 1 });
    const id = await site.send();
    const { online: _, ...withoutServer } = site.ports;
    expect(await deliverNotification(withoutServer, id)).toEqual({ is: 'done' });
    expect(await deliverNotification(site.ports, 'gone-1')).toEqual({ is: 'done' });
    expect(site.sent).toEqual([]);
  });
});
