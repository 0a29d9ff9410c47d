import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { createNewsroom } from '../../newsroom.ts';
import type { AddressedCommand } from './article-transition.ts';

/** A newsroom whose clock advances by a minute with each command. */
function openDeskOf(stored: Parameters<typeof createTestPorts>[0] = { articles: [] }) {
  let now = Date.parse('2026-11-22T10:00:00.000Z');
  const { ports } = createTestPorts(
    { articles: [], ...stored },
    { clock: { now: () => new Date(now) } },
  );
  const backOffice = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  const { store } = ports;
  const workingCopy = async (id: string) =>
    valueIn(await backOffice.readRecord(admin, { collection: 'articles', id }));
  return {
    backOffice,
    store,
    workingCopy,
    give: (command: AddressedCommand, input: object, actor: Actor = admin) => {
      now += 60_000;
      return backOffice.article(command)(actor, input);
    },
    /** Gives a command based on the current version. */
    lead: async (id: string, command: AddressedCommand, input: object = {}) => {
      now += 60_000;
      const { version } = await workingCopy(id);
      return valueIn(await backOffice.article(command)(admin, { ...input, id, version }));
    },
    titleForReaders: async (id: string) => {
      const read = await newsroom.readArticle(visitor, { id });
      return read.ok ? read.value.title : undefined;
    },
    commandsIn: async (id: string) => {
      const revisions = await store.read((view) =>
        view.list('revisions', { where: { article: id } }),
      );
      return revisions.map(({ command }) => command).toReversed();
    },
  };
}

test('[article-commands] an article is drafted, published, changed and withdrawn, and keeps its revisions', async () => {
  const desk = openDeskOf();
  const made = valueIn(await desk.give('save-draft', { ...articleForm, title: '' }));
  const { id } = made;
  expect([made.stage, id]).toEqual(['draft', expect.stringMatching(/^article-\d+$/)]);
  expect(await desk.titleForReaders(id)).toBeUndefined();
  // Submitting requires the fields that the article's form requires.
  expect(await desk.give('submit', { id, version: made.version })).toMatchObject({
    failure: { kind: 'invalid', field: 'title' },
  });
  expect((await desk.lead(id, 'submit', articleForm)).stage).toBe('in-review');
  expect(await desk.lead(id, 'return', { reason: 'Too long' })).toMatchObject({
    stage: 'returned',
    reason: 'Too long',
  });
  await desk.lead(id, 'submit');
  const approved = await desk.lead(id, 'approve');
  expect([approved.stage, approved.reason]).toEqual(['ready', undefined]);
  const published = await desk.lead(id, 'publish');
  expect(await desk.titleForReaders(id)).toBe('Rain');
  expect(published).not.toHaveProperty('stage');
  expect(await desk.store.read((view) => view.count('drafts'))).toBe(0);

  // Readers don't see changes until they are published.
  await desk.lead(id, 'save-draft', { ...articleForm, title: 'More rain' });
  expect(await desk.titleForReaders(id)).toBe('Rain');
  expect((await desk.workingCopy(id)).title).toBe('More rain');
  await desk.lead(id, 'publish');
  expect(await desk.titleForReaders(id)).toBe('More rain');

  expect((await desk.lead(id, 'withdraw')).stage).toBe('withdrawn');
  expect(await desk.titleForReaders(id)).toBeUndefined();
  const again = await desk.lead(id, 'publish');
  expect([again.publishedAt, again.updatedAt]).toEqual([
    published.publishedAt,
    expect.stringMatching(/^2026-11-22T10:/),
  ]);
  await desk.lead(id, 'correct', { ...articleForm, note: 'A name was wrong' });
  expect(await desk.commandsIn(id)).toEqual([
    'save-draft',
    'submit',
    'publish',
    'save-draft',
    'publish',
    'withdraw',
    'publish',
    'correct',
  ]);
  expect((await desk.backOffice.content('articles').remove(admin, { id })).ok).toBe(true);
  expect(await desk.commandsIn(id)).toEqual([]);
});

test('[article-commands] each state of an article has its own version', async () => {
  const desk = openDeskOf();
  const { id } = valueIn(await desk.give('save-draft', articleForm));
  const versions = [(await desk.workingCopy(id)).version];
  for (const command of ['publish', 'save-draft', 'publish', 'withdraw', 'publish'] as const) {
    await desk.lead(id, command, command === 'save-draft' ? articleForm : {});
    versions.push((await desk.workingCopy(id)).version);
  }
  expect(versions).toEqual([1, 2, 3, 4, 5, 6]);
});

test('[article-commands] a command based on an older version is refused, and nothing is written', async () => {
  const desk = openDeskOf({ articles: [storedArticle({ id: 'article-1', version: 3 })] });
  const input = { ...articleForm, id: 'article-1', version: 3 };
  valueIn(await desk.give('save-draft', input));
  const before = await desk.store.read((view) => view.list('revisions'));
  for (const command of ['save-draft', 'submit', 'publish', 'withdraw'] as const) {
    const words = command === 'publish' || command === 'withdraw' ? {} : articleForm;
    const late = await desk.give(command, { ...words, id: 'article-1', version: 3 });
    expect(late).toMatchObject({ failure: { kind: 'conflict' } });
  }
  // Saving over the publication would discard the draft beside it.
  const saved = await desk.backOffice.content('articles').save(admin, input);
  expect(saved).toMatchObject({ failure: { kind: 'conflict' } });
  expect(await desk.store.read((view) => view.list('revisions'))).toEqual(before);
});

test('[article-commands] featuring changes only the flag, in the publication and in the draft', async () => {
  const desk = openDeskOf({ articles: [storedArticle({ id: 'article-1', title: 'Old' })] });
  valueIn(await desk.give('save-draft', { ...articleForm, id: 'article-1' }));
  valueIn(await desk.give('feature', { id: 'article-1', isFeatured: true }));
  const { publication, draft } = await desk.store.read(async (view) => ({
    publication: await view.get('articles', 'article-1'),
    draft: await view.get('drafts', 'article-1'),
  }));
  expect([publication?.title, publication?.isFeatured]).toEqual(['Old', true]);
  expect([draft?.title, draft?.isFeatured]).toEqual(['Rain', true]);
  expect(publication?.updatedAt).toBeUndefined();
  const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
  expect(await desk.give('feature', { id: 'article-1', isFeatured: false }, author)).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});

test('[article-commands] renaming a category renames it in drafts, and pictures in drafts count as used', async () => {
  const stored = {
    articles: [],
    categories: [{ id: 'cat-1', name: 'India' }],
    images: [{ id: 'img-1', url: '/boat.svg', alt: 'A boat' }],
  };
  const { backOffice, store } = createTestBackOffice(stored);
  const content = [{ id: 'b1', type: 'image', src: '/boat.svg', alt: 'A boat' }];
  const { id } = valueIn(
    await backOffice.article('save-draft')(admin, { ...articleForm, content }),
  );
  valueIn(await backOffice.content('categories').save(admin, { id: 'cat-1', name: 'Bharat' }));
  const draft = await store.read((view) => view.get('drafts', id));
  expect(draft?.category).toBe('Bharat');
  const uses = valueIn(await backOffice.readImageUses(admin, { ids: ['img-1'] }));
  expect(uses).toEqual([{ collection: 'articles', id, title: 'Rain' }]);
});

test('[article-publish-right] *Save Article* of an author who may not publish goes to review', async () => {
  const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
  const desk = openDeskOf({ settings: [{ id: 'site', authorsPublish: false }] });
  const { save } = desk.backOffice.content('articles');
  const sent = valueIn(await save(author, articleForm));
  expect(await desk.titleForReaders(sent.id)).toBeUndefined();
  expect(await desk.workingCopy(sent.id)).toMatchObject({ stage: 'in-review', title: 'Rain' });
  // Saving by an editor publishes it.
  valueIn(await save(admin, { ...articleForm, id: sent.id, version: sent.version }));
  expect(await desk.titleForReaders(sent.id)).toBe('Rain');
  expect(await desk.backOffice.content('articles').remove(author, { id: sent.id })).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});
