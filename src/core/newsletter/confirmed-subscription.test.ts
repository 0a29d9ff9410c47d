import { expect, test } from 'vitest';
import {
  createMailingNewsroom,
  tokenIn,
} from '../../../tests/support/newsroom/mailing-newsroom.ts';
import { createTestNewsroom } from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const email = 'asha@example.com';
const expired = { ok: false, failure: { kind: 'not-found', code: 'newsletter-link-expired' } };

/** A newsroom that sends letters, with a request for a subscription. */
async function subscribed() {
  const opened = createMailingNewsroom({});
  const subscribe = () => opened.newsroom.subscribeToNewsletter(visitor, { email });
  const first = await subscribe();
  await opened.workOffJobs();
  const listed = () => opened.ports.store.read((view) => view.list('subscribers'));
  const log = () => opened.ports.store.read((view) => view.list('activity'));
  return { ...opened, subscribe, first, listed, log };
}

test('[newsletter-confirmed] a subscription is confirmed by its letter, and ended by the next one', async () => {
  const { newsroom, letters, workOffJobs, jobs, listed } = await subscribed();
  expect(await listed()).toMatchObject([{ email, confirmed: false }]);
  expect(letters[0]?.text).toContain('https://news.example/newsletter/confirm?token=');
  const token = tokenIn(letters[0]?.text);
  expect(await newsroom.unsubscribeFromNewsletter(visitor, { token })).toEqual(expired);
  expect(await newsroom.confirmSubscription(visitor, { token })).toEqual({
    ok: true,
    value: { email },
  });
  const [subscriber] = await listed();
  expect(subscriber).toMatchObject({ email, confirmed: true });
  expect(await jobs()).toMatchObject([
    { subject: { collection: 'subscribers', id: subscriber?.id } },
  ]);
  await workOffJobs();
  const link = letters[1]?.unsubscribe ?? '';
  expect(link).toMatch(/^https:\/\/news\.example\/newsletter\/unsubscribe\?token=/);
  expect(letters[1]?.text).toContain(link);
  const leave = () => newsroom.unsubscribeFromNewsletter(visitor, { token: tokenIn(link) });
  expect(await leave()).toEqual({ ok: true, value: { email } });
  expect(await listed()).toEqual([]);
  expect(await leave()).toEqual(expired);
});

test('[newsletter-confirmed] a second request answers alike, sends a letter, and adds and logs nothing', async () => {
  const { subscribe, first, letters, workOffJobs, listed, log } = await subscribed();
  expect(first).toEqual({ ok: true, value: { email, mustConfirm: true } });
  expect(await subscribe()).toEqual(first);
  await workOffJobs();
  expect(letters).toHaveLength(2);
  expect(await listed()).toHaveLength(1);
  expect(await log()).toHaveLength(1);
});

test('[newsletter-confirmed] a link whose subscriber was deleted is expired', async () => {
  const { newsroom, ports, letters, listed } = await subscribed();
  const [subscriber] = await listed();
  await ports.store.change((change) => change.remove('subscribers', subscriber?.id ?? ''));
  const token = tokenIn(letters[0]?.text);
  expect(await newsroom.confirmSubscription(visitor, { token })).toEqual(expired);
});

test('[newsletter-store] without letters an address is on the list at once', async () => {
  const { newsroom, store } = createTestNewsroom();
  expect(await newsroom.subscribeToNewsletter(visitor, { email })).toEqual({
    ok: true,
    value: { email, mustConfirm: false },
  });
  const [subscriber] = await store.read((view) => view.list('subscribers'));
  expect(subscriber?.confirmed).toBeUndefined();
  expect(await newsroom.subscribeToNewsletter(visitor, { email })).toMatchObject({
    failure: { code: 'already-subscribed' },
  });
});
