import { expect, test } from 'vitest';
import { createTestNewsroom, storedUser } from '../../../tests/support/test-newsroom.ts';
import { useCases } from '../newsroom.ts';
import { type Actor, visitor } from '../use-case.ts';

interface Example {
  actor: Actor;
  succeeds: unknown;
  fails: unknown;
  action: string;
}

const owner: Actor = { kind: 'reader', userId: 'user-1' };
const account = { name: 'B', email: 'b@example.com', password: 'long enough' };
const letter = { name: 'B', email: 'b@example.com', subject: 'S', message: 'M' };

/** One success and one failure of each use case that changes something. */
const examples: { [Name in keyof typeof useCases]?: Example } = {
  registerReader: {
    actor: visitor,
    succeeds: account,
    fails: { ...account, email: 'asha@example.com' },
    action: 'Registered User',
  },
  securePassword: {
    actor: visitor,
    succeeds: { userId: 'user-1', password: 'secret word' },
    fails: { userId: 'user-1', password: 'wrong' },
    action: 'Updated User',
  },
  changeSubscription: {
    actor: owner,
    succeeds: { userId: 'user-1', subscribed: true },
    fails: { userId: 'user-2', subscribed: true },
    action: 'Updated Subscription',
  },
  subscribeToNewsletter: {
    actor: visitor,
    succeeds: { email: 'b@example.com' },
    fails: { email: 'listed@example.com' },
    action: 'Added Newsletter Subscriber',
  },
  sendMessage: {
    actor: visitor,
    succeeds: letter,
    fails: { ...letter, message: ' ' },
    action: 'Received Message',
  },
};

const stored = {
  users: [storedUser(), storedUser({ id: 'user-2', email: 'c@example.com' })],
  newsletterSubscribers: [{ id: 'subscriber-1', email: 'listed@example.com' }],
};

async function attempt(name: string, actor: Actor, input: unknown) {
  const { newsroom, store } = createTestNewsroom(stored);
  const calls: Record<string, unknown> = { ...newsroom };
  const call = calls[name] as (actor: Actor, input: unknown) => Promise<{ ok: boolean }>;
  const before = await store.read((view) => view.list('activityLogs'));
  const outcome = await call(actor, input);
  const after = await store.read((view) => view.list('activityLogs'));
  return { ok: outcome.ok, added: after.slice(0, after.length - before.length) };
}

const changes = Object.entries(useCases).filter(([, { kind }]) => kind === 'change');

test('every use case is registered under its own name', () => {
  for (const [key, { name }] of Object.entries(useCases)) expect(name).toBe(key);
});

test('[activity-once] every change has an example here', () => {
  expect(Object.keys(examples).sort()).toEqual(changes.map(([name]) => name).sort());
});

test.each(Object.entries(examples))(
  '[activity-once] %s writes one entry when it succeeds, none when it fails',
  async (name, { actor, succeeds, fails, action }) => {
    const success = await attempt(name, actor, succeeds);
    expect(success.ok).toBe(true);
    expect(success.added).toHaveLength(1);
    expect(success.added[0]).toMatchObject({ action, timestamp: '2026-11-21T06:30:00.000Z' });
    expect(success.added[0]?.description).not.toContain('secret');
    const failure = await attempt(name, actor, fails);
    expect(failure).toEqual({ ok: false, added: [] });
    const malformed = await attempt(name, actor, { unknown: 1 });
    expect(malformed).toEqual({ ok: false, added: [] });
  },
);

test('reading leaves no entry', async () => {
  const { newsroom, store } = createTestNewsroom(stored);
  await newsroom.readSite(visitor, {});
  await newsroom.readFront(visitor, {});
  await newsroom.readCategoryFront(visitor, { category: 'india', page: 1 });
  await newsroom.readArticle(visitor, { id: 'x' });
  await newsroom.listStories(visitor, {});
  await newsroom.searchArticles(visitor, { term: 'x', page: 1 });
  await newsroom.logIn(visitor, { email: 'asha@example.com', password: 'secret word' });
  expect(await store.read((view) => view.count('activityLogs'))).toBe(0);
});
