import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { createNewsroom } from '../../newsroom.ts';
import type { AddressedCommand } from '../desk/article-transition.ts';
import { publishedVersionSchema } from './published-version.ts';
import { NEWEST_VERSION } from './versions-page.ts';

const id = 'article-1';

const textOf = (content: string) => [{ id: 'b1', type: 'paragraph', content }];

/** A newsroom with one publication, whose clock goes on by an hour with each command. */
function openNewsroom(fields: object = {}) {
  let hours = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, 10 + hours)) };
  const { ports } = createTestPorts(
    {
      articles: [
        storedArticle({ id: 'article-9' }),
        storedArticle({ id, title: 'First', publishedAt: '2026-11-20T08:00:00.000Z', ...fields }),
      ],
    },
    { clock },
  );
  const backOffice = createBackOffice(ports);
  const { readArticle, readVersions } = createNewsroom(ports);
  const address = { id, version: 'any' as const };
  return {
    ports,
    backOffice,
    give: async (command: AddressedCommand, input: object = {}) => {
      hours += 1;
      return valueIn(await backOffice.article(command)(admin, { ...address, ...input }));
    },
    publish: async (title: string, content = 'Words.') => {
      hours += 1;
      const form = { ...articleForm, ...fields, title, content: textOf(content) };
      const { save } = backOffice.content('articles');
      return valueIn(await save(admin, { ...form, ...address }));
    },
    read: async (asked: object = {}) => valueIn(await readVersions(visitor, { id, ...asked })),
    outcome: (asked: object = {}) => readVersions(visitor, { id, ...asked }),
    article: async () => valueIn(await readArticle(visitor, { id })),
  };
}

test('an article that was published once has one version, and nothing to compare', async () => {
  const { article, read } = openNewsroom();
  expect((await article()).hasVersions).toBe(false);
  expect(await read()).toMatchObject({
    versions: [{ id: NEWEST_VERSION, at: '2026-11-20T08:00:00.000Z', isFirst: true }],
  });
  expect(await read()).not.toHaveProperty('compared');
});

test('each publication that changes words adds a version, a correction its note; drafts add none', async () => {
  const { article, give, publish, read } = openNewsroom();
  await publish('Second');
  await give('save-draft', { ...articleForm, title: 'Unpublished', content: textOf('Secret.') });
  await give('discard');
  await give('correct', {
    ...{ ...articleForm, title: 'Third', content: textOf('Words.') },
    note: 'It was the second.',
  });
  expect((await article()).hasVersions).toBe(true);
  const { versions, compared } = await read();
  expect(versions.map(({ at, correction, isFirst }) => [at, correction, isFirst])).toEqual([
    ['2026-11-22T14:00:00.000Z', 'It was the second.', false],
    ['2026-11-22T11:00:00.000Z', undefined, false],
    ['2026-11-20T08:00:00.000Z', undefined, true],
  ]);
  expect([compared?.before.words.title, compared?.after.words.title]).toEqual(['Second', 'Third']);
  const chosen = (await read({ before: versions[2]?.id, after: versions[1]?.id })).compared;
  expect([chosen?.before.words.title, chosen?.after.words.title]).toEqual(['First', 'Second']);
  expect(JSON.stringify(await read())).not.toContain('Secret');
});

test('a publication with the same words adds no version', async () => {
  const { publish, read } = openNewsroom();
  await publish('Second');
  await publish('Second');
  expect((await read()).versions).toHaveLength(2);
});

test('a withheld version has no words for readers, but a reason, until it is shown again', async () => {
  const { backOffice, ports, publish, read } = openNewsroom();
  await publish('Second', 'They live in Beach Road 9.');
  await publish('Third');
  const [, second, first] = (await read()).versions;
  const versionId = second?.id ?? '';
  const reason = 'It gave an address.';
  valueIn(await backOffice.withholdVersion(admin, { id, versionId, reason }));
  const page = await read();
  expect(page.versions[1]).toEqual({ ...second, withheld: reason });
  // The version before it takes its place.
  expect(page.compared?.before.id).toBe(first?.id);
  for (const asked of [{ before: versionId }, { after: versionId }]) {
    const answer = await read(asked);
    expect(answer).not.toHaveProperty('compared');
    expect(JSON.stringify(answer)).not.toContain('Beach Road');
  }
  const stored = await ports.store.read((view) => view.list('publishedVersions'));
  expect(JSON.stringify(stored)).not.toContain('Beach Road');
  valueIn(await backOffice.showVersion(admin, { id, versionId }));
  expect((await read({ before: versionId })).compared?.before.words.title).toBe('Second');
  expect(await ports.store.read((view) => view.count('withheldVersions'))).toBe(0);
});

test('versions of a withdrawn article are gone for readers, and back when it is published again', async () => {
  const { give, outcome, publish, read } = openNewsroom();
  await publish('Second');
  await give('withdraw');
  expect(await outcome()).toMatchObject({ failure: { kind: 'gone' } });
  await give('publish');
  expect((await read()).versions.map(({ isFirst }) => isFirst)).toEqual([false, false, true]);
});

test('of a premium article, others than Premium readers compare the beginnings', async () => {
  const { publish, read } = openNewsroom({ isPremium: true });
  const words = 'It rains. '.repeat(50);
  await publish('Second', `${words}The end.`);
  await publish('Third', `${words}Another end.`);
  const page = await read();
  expect(page.isCut).toBe(true);
  expect(page.compared?.after.words.content).toMatchObject([{ type: 'paragraph' }]);
  expect(JSON.stringify(page)).not.toContain('end.');
});

test('a deleted article leaves no version, also of what is withheld', async () => {
  const { backOffice, give, ports, publish, read } = openNewsroom();
  const held = () =>
    ports.store.read(async (view) => [
      await view.count('publishedVersions'),
      await view.count('withheldVersions'),
    ]);
  await publish('Second');
  await publish('Third');
  const versionId = (await read()).versions[1]?.id ?? '';
  valueIn(await backOffice.withholdVersion(admin, { id, versionId, reason: 'It named a child.' }));
  expect(await held()).toEqual([2, 1]);
  await give('withdraw');
  await give('discard');
  expect(await held()).toEqual([0, 0]);
});

test('the version before a correction is withheld in its step, by editors alone', async () => {
  const { backOffice, give, ports, read } = openNewsroom({ writerId: 'user-1' });
  const words = { ...articleForm, title: 'Second', content: textOf('Words.') };
  const correction = { ...words, note: 'It named a child.', withholds: true };
  const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
  expect(
    await backOffice.article('correct')(author, { id, version: 'any', ...correction }),
  ).toMatchObject({ failure: { kind: 'forbidden' } });
  await give('correct', correction);
  const { versions } = await read();
  expect(versions).toMatchObject([{ id: NEWEST_VERSION }, { withheld: 'It named a child.' }]);
  const stored = await ports.store.read((view) => view.list('publishedVersions'));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('"First"');
  await backOffice.showVersion(admin, { id, versionId: stored[0]?.id ?? '' });
  expect((await read()).versions[1]).not.toHaveProperty('withheld');
});

test('an earlier version is read alone, unless it is withheld', async () => {
  const { backOffice, publish, read } = openNewsroom();
  await publish('Second', 'Other words.');
  const [, first] = (await read()).versions;
  const version = first?.id ?? '';
  expect((await read({ alone: version })).shown).toMatchObject({
    id: version,
    words: { title: 'First' },
  });
  for (const other of [NEWEST_VERSION, 'version-9', '']) {
    expect(await read({ alone: other })).not.toHaveProperty('shown');
  }
  await backOffice.withholdVersion(admin, { id, versionId: version, reason: 'It named a child.' });
  expect(await read({ alone: version })).not.toHaveProperty('shown');
});

test('of a premium article a stranger reads the beginning of an earlier version', async () => {
  const { ports, read } = openNewsroom({ isPremium: true });
  const words = { title: 'First', content: Array.from({ length: 9 }, () => textOf('Paid.')[0]) };
  await ports.store.change((change) =>
    change.put(
      'publishedVersions',
      publishedVersionSchema.parse({ id: 'v-1', article: id, words }),
    ),
  );
  const { shown, isCut } = await read({ alone: 'v-1' });
  expect(isCut).toBe(true);
  expect(shown?.words.content.length).toBeLessThan(9);
});

test('a correction that changes no word withholds the version before the present words', async () => {
  const { give, publish, read } = openNewsroom();
  await publish('Second', 'Words.');
  await give('correct', {
    ...{ ...articleForm, title: 'Second', content: textOf('Words.') },
    ...{ note: 'It named a child.', withholds: true },
  });
  expect((await read()).versions).toMatchObject([
    { id: NEWEST_VERSION },
    { withheld: 'It named a child.' },
  ]);
});
