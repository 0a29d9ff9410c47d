import { describe, expect, test } from 'vitest';
import { openPushSite, pushEditor, rain } from '../../../tests/support/newsroom/push-site.ts';
import {
  createTestPorts,
  paragraph,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import type { Outcome } from '../errors.ts';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);

describe('[push-sent] a request to send', () => {
  test('writes the notification and its job, or only the notification without subscribers', async () => {
    const site = openPushSite({ google: 2, mozilla: 1 });
    const id = await site.send();
    expect(await site.stored(id)).toMatchObject({
      ...rain,
      ...{ audience: 3, reached: 0, gone: 0, failed: 0 },
      sentAt: TEST_NOW.toISOString(),
      actor: { kind: 'shared-password', name: 'Asha Rao', role: 'editor' },
    });
    expect((await site.stored(id))?.finishedAt).toBeUndefined();
    expect(await site.ports.store.read((view) => view.list('jobs'))).toMatchObject([
      { kind: 'push', subject: { collection: 'notifications', id }, payload: { notification: id } },
    ]);
    expect((await site.log())[0]?.description).toBe('Notification "Rain" was sent to 3 browsers');

    const empty = openPushSite({});
    const none = await empty.send();
    expect((await empty.stored(none))?.finishedAt).toBe(TEST_NOW.toISOString());
    expect(await empty.ports.store.read((view) => view.count('jobs'))).toBe(0);
  });

  test('in the browser edition is only logged', async () => {
    const { ports } = createTestPorts();
    const office = createBackOffice(ports);
    expect(await office.sendNotification(pushEditor, rain)).toEqual({ ok: true, value: rain });
    expect(valueIn(await office.countSubscribers(pushEditor, {}))).toEqual({ browsers: 0 });
    expect(await ports.store.read((view) => view.count('notifications'))).toBe(0);
    const [entry] = await ports.store.read((view) => view.list('activity'));
    expect(entry?.description).toBe('Notification "Rain" was sent');
  });

  test('counts the subscribers of all services', async () => {
    const { ports } = openPushSite({ google: 2, mozilla: 1 });
    const office = createBackOffice(ports);
    expect(valueIn(await office.countSubscribers(pushEditor, {}))).toEqual({ browsers: 3 });
    expect(codeOf(await office.countSubscribers(visitor, {}))).toBe('not-logged-in');
  });
});

test.each([
  [{ standfirst: 'The standfirst.' }, 'The standfirst.'],
  [{ standfirst: '' }, 'First paragraph.'],
  [{ standfirst: '', content: [] }, ''],
  [{ standfirst: 'x'.repeat(200) }, 'x'.repeat(200)],
  [{ standfirst: '', content: [paragraph('x'.repeat(201))] }, `${'x'.repeat(199)}…`],
])('[push-article] an article with %j is announced with its beginning', async (fields, message) => {
  const article = storedArticle({ id: 'a/1', title: 'Heavy rain', ...fields });
  const { ports } = createTestPorts({ articles: [article] });
  const office = createBackOffice(ports);
  expect(valueIn(await office.announceArticle(pushEditor, { id: 'a/1' }))).toEqual({
    title: 'Heavy rain',
    message,
    link: '/article/a%2F1',
  });
  expect(codeOf(await office.announceArticle(pushEditor, { id: 'a' }))).toBe('deleted-already');
});
