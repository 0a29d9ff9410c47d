import { describe, expect, test } from 'vitest';
import type { ChangeExample } from '../../../tests/support/newsroom/change-example.ts';
import {
  changeExamples,
  onlineForExamples,
  storedForExamples,
} from '../../../tests/support/newsroom/change-examples.ts';
import {
  changeNames,
  makeChange,
  namedUseCases,
} from '../../../tests/support/newsroom/registered-changes.ts';
import {
  createTestNewsroom,
  createTestPorts,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import { collectionNames, collections } from '../collections.ts';
import { contentNames, contentUseCasesOf } from '../content-kinds.ts';
import type { Ports } from '../ports.ts';

const examples = await changeExamples();

/** All records as subjects of events; those of drafts name the article, which has the same id. */
const subjectsIn = (ports: Ports) =>
  ports.store.read(async (view) => {
    const lists = collectionNames.map(async (collection) =>
      (await view.list(collection)).map(({ id }) => ({
        collection: collection === 'drafts' ? 'articles' : collection,
        id,
      })),
    );
    return (await Promise.all(lists)).flat();
  });

/** Changes whose events concern no single record. */
const withoutSubject = [
  'saveAccessPolicy',
  'importArchive',
  'fillDemonstration',
  'orderCategories',
];

/** Changes that the log does not hear of: what a reader saves is nobody else's business. */
const unlogged = ['saveArticles', 'removeSaved', 'closeBatch'];

async function attempt(name: string, { actor, sendsMail = false }: ChangeExample, input: unknown) {
  const online = onlineForExamples({ sendsMail });
  const { ports } = createTestPorts(storedForExamples, { online });
  const before = await subjectsIn(ports);
  const logged = await ports.store.read((view) => view.list('activity'));
  const outcome = await makeChange(name, ports, actor, input);
  const after = await ports.store.read((view) => view.list('activity'));
  return {
    ok: outcome.ok,
    added: after.slice(0, after.length - logged.length),
    records: [...before, ...(await subjectsIn(ports))],
  };
}

test('every use case is registered under its own name', async () => {
  for (const [key, { name }] of Object.entries(namedUseCases)) expect(name).toBe(key);
  for (const name of contentNames) {
    const { save, remove } = await contentUseCasesOf(name);
    expect([save.name, remove.name]).toEqual([`save:${name}`, `delete:${name}`]);
    expect((await collections[name].kind()).collection).toBe(name);
  }
});

test('[activity-once] every change has an example', () => {
  const place = 'the examples in tests/support/newsroom/change-examples.ts';
  expect(Object.keys(examples).sort(), place).toEqual(changeNames.toSorted());
});

/** Kind of the logged actor: staff without an account came by the shared password. */
const kindOf = (actor: Actor) =>
  actor.kind === 'staff' && actor.userId === undefined ? 'shared-password' : actor.kind;

describe('[activity-once] one entry with its subject when it succeeds, none when it fails', () => {
  test.each(Object.entries(examples))('%s', async (name, example) => {
    const { actor, succeeds, fails, action, description } = example;
    const success = await attempt(name, example, succeeds);
    if (action === undefined) {
      expect(unlogged).toContain(name);
      expect(success).toMatchObject({ ok: true, added: [] });
    } else {
      expect(success).toMatchObject({
        ok: true,
        added: [
          {
            action,
            description,
            timestamp: '2026-11-21T06:30:00.000Z',
            event: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
            actor: { kind: kindOf(actor) },
          },
        ],
      });
      const subject = success.added[0]?.subject;
      if (withoutSubject.includes(name)) expect(subject).toBeUndefined();
      else expect(success.records).toContainEqual(subject);
    }
    const failure = { ok: false, added: [] };
    expect(await attempt(name, example, fails)).toMatchObject(failure);
    expect(await attempt(name, example, { unknown: 1 })).toMatchObject(failure);
    if (actor.kind === 'visitor') return;
    expect(await attempt(name, { ...example, actor: visitor }, succeeds)).toMatchObject(failure);
  });
});

const said = (name: string) => [examples[name]?.action, examples[name]?.description];

test('[admin-categories-log-created] [admin-categories-log-updated] [admin-categories-log-deleted] the specified words for categories', () => {
  expect(said('categories: create')).toEqual([
    'Created Category',
    'New category "Climate" was created',
  ]);
  expect(said('categories: update')).toEqual([
    'Updated Category',
    'Category "Climate" was updated',
  ]);
  expect(said('categories: delete')).toEqual(['Deleted Category', 'Category "Old" was deleted']);
});

test('[admin-articles-log] [admin-stories-log] [admin-ads-log] [admin-images-log] [admin-videos-log] [admin-notifications-log] the specified actions', () => {
  const actions = Object.keys(examples)
    .filter((name) =>
      /^(articles|stories|advertisements|images|videos): (create|update|delete)$/.test(name),
    )
    .map((name) => examples[name]?.action);
  expect([...actions, examples.sendNotification?.action].sort()).toEqual(
    [
      ...['Created Article', 'Updated Article', 'Deleted Article'],
      ...['Added YouTube Video', 'Updated YouTube Video', 'Deleted YouTube Video'],
      ...['Created Web Story', 'Updated Web Story', 'Deleted Web Story'],
      ...['Created Advertisement', 'Updated Advertisement', 'Deleted Advertisement'],
      ...['Added Image', 'Updated Image', 'Deleted Image'],
      'Sent Push Notification',
    ].sort(),
  );
});

test('[events-typed] an event names its subject, and the log can be searched by name and subject', async () => {
  const { ports } = createTestPorts(storedForExamples);
  const { actor, succeeds } = examples['categories: update'] ?? {};
  if (!actor) throw new Error('no example');
  await makeChange('categories: update', ports, actor, succeeds);
  const find = (search: string) => ports.store.read((view) => view.list('activity', { search }));
  const [entry] = await find('category-updated cat-1');
  expect(entry).toMatchObject({
    event: 'category-updated',
    subject: { collection: 'categories', id: 'cat-1' },
    actor: { kind: 'shared-password' },
    timestamp: '2026-11-21T06:30:00.000Z',
  });
  expect(await find('category-deleted')).toEqual([]);
});

test('reading leaves no entry', async () => {
  const { newsroom, store } = createTestNewsroom(storedForExamples);
  await newsroom.readSite(visitor, {});
  await newsroom.readFront(visitor, {});
  await newsroom.readCategoryFront(visitor, { category: 'india', page: 1 });
  await newsroom.readArticle(visitor, { id: 'x' });
  await newsroom.listStories(visitor, {});
  await newsroom.searchArticles(visitor, { term: 'x', page: 1 });
  await newsroom.logIn(visitor, { email: 'asha@example.com', password: 'secret word' });
  expect(await store.read((view) => view.count('activity'))).toBe(0);
});
