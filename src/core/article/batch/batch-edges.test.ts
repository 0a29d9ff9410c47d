import { describe, expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  author,
  contentsOf,
  manyArticles,
  openOffice,
  published,
  runJobs,
} from '../../../../tests/support/newsroom/many-articles.ts';
import { storedArticle, valueIn } from '../../../../tests/support/newsroom/test-newsroom.ts';

describe('[many-at-once] what is refused of one article is undone for it whole', () => {
  test('a withdrawal that leads nowhere, or to the article itself', async () => {
    const { ports, backOffice } = openOffice(manyArticles(4));
    const before = await contentsOf(ports);
    for (const leadsTo of ['/article/nowhere', '/article/story-0']) {
      const row = valueIn(
        await backOffice.changeMany(admin, {
          ...{
            command: 'withdraw',
            fields: { leadsTo },
            selection: { ...published, ids: ['article-0'] },
          },
        }),
      );
      expect(row).toMatchObject({ done: 0, failed: 1 });
      expect(await contentsOf(ports)).toEqual(before);
    }
  });

  test('a tag for which the draft beside the publication has no room', async () => {
    const { articles, drafts } = manyArticles(2);
    const tagIds = Array.from({ length: 30 }, (_, at) => `tag-${at}`);
    const { ports, backOffice } = openOffice({
      articles,
      drafts: drafts.map((draft) => ({ ...draft, tagIds })),
    });
    const before = await contentsOf(ports);
    const selection = { ...published, ids: ['article-1'] };
    const fields = { tagsAdded: ['tag-2', 'tag-more'] };
    expect(
      valueIn(await backOffice.changeMany(admin, { command: 'amend', fields, selection })),
    ).toMatchObject({ done: 0, failed: 1 });
    expect(await contentsOf(ports)).toEqual(before);
  });
});

test.each([
  ['Rita Rao', { authorsAdded: [{ authorId: 'author-2', name: 'Rita Rao' }] }, ['author-2']],
  ['Edda Larsen', { authorsAdded: [{ name: 'rita rao' }] }, ['author-1', 'author-2']],
  ['Edda Larsen and Rita Rao', { authorsRemoved: [{ name: 'Rita Rao' }] }, ['author-1']],
  ['A Guest', { authorsRemoved: [{ name: 'A guest' }] }, []],
])(
  '[many-at-once] the authors of an article by "%s" are its people, each once',
  async (author, fields, ids) => {
    const { store, backOffice } = openOffice({
      articles: [storedArticle({ id: 'article-1', author })],
    });
    const ask = { command: 'amend', fields, selection: published } as const;
    expect(valueIn(await backOffice.changeMany(admin, ask))).toMatchObject({ done: 1 });
    const article = await store.read((view) => view.get('articles', 'article-1'));
    expect((article?.bylines ?? []).map(({ authorId }) => authorId)).toEqual(ids);
  },
);

test('[many-at-once] an article that is so already is not counted as changed', async () => {
  const { backOffice } = openOffice(manyArticles(3));
  const ask = { command: 'amend', fields: { category: 'India' }, selection: published } as const;
  expect(valueIn(await backOffice.changeMany(admin, ask))).toMatchObject({
    ...{ total: 3, done: 0, same: 3, failed: 0 },
  });
  expect(
    await backOffice.changeMany(admin, { ...ask, fields: { categroy: 'World' } }),
  ).toMatchObject({ failure: { code: 'field-unasked' } });
});

describe('[many-at-once] undone after the article went on', () => {
  test('a draft that was begun since has its former category, too', async () => {
    const { store, backOffice } = openOffice({ articles: manyArticles(1).articles });
    const fields = { category: 'World' };
    const row = valueIn(
      await backOffice.changeMany(admin, { command: 'amend', fields, selection: published }),
    );
    const copy = await store.read((view) => view.get('articles', 'article-0'));
    valueIn(
      await backOffice.article('autosave')(admin, {
        ...{ ...articleForm, id: 'article-0', version: copy?.version, category: 'World' },
      }),
    );
    valueIn(await backOffice.undoBatch(admin, { id: row.id }));
    const draft = await store.read((view) => view.get('drafts', 'article-0'));
    expect([draft?.category, draft?.sectionId]).toEqual(['India', 'cat-1']);
  });

  test('a schedule whose hour came is not carried out, and no version is used twice', async () => {
    const { articles } = manyArticles(1);
    const dueAt = '2020-01-01T00:00:00.000Z';
    const { store, backOffice } = openOffice({
      articles,
      drafts: articles.map((article) => ({ ...article, version: 4, stage: 'scheduled', dueAt })),
    });
    const row = valueIn(
      await backOffice.changeMany(admin, { command: 'withdraw', fields: {}, selection: published }),
    );
    const withdrawn = await store.read((view) => view.get('drafts', 'article-0'));
    valueIn(await backOffice.undoBatch(admin, { id: row.id }));
    const [publication, draft] = await store.read(async (view) => [
      await view.get('articles', 'article-0'),
      await view.get('drafts', 'article-0'),
    ]);
    expect(draft).toMatchObject({ stage: 'ready' });
    for (const { version = 0 } of [publication ?? {}, draft ?? {}]) {
      expect(version).toBeGreaterThan(withdrawn?.version ?? 0);
    }
  });

  test('what was restored and deleted once more stays deleted', async () => {
    const { ports, store, backOffice } = openOffice(manyArticles(2));
    const row = valueIn(
      await backOffice.changeMany(admin, { command: 'delete', fields: {}, selection: published }),
    );
    const { remove, restore } = backOffice.content('articles');
    for (const id of ['article-0', 'article-1']) valueIn(await restore(admin, { id }));
    await store.change(async (change) => {
      const batch = await change.get('batchParts', (await change.list('batchParts'))[0]?.id ?? '');
      if (batch) await change.put('batchParts', { ...batch, at: '2026-11-20T00:00:00.000Z' });
    });
    valueIn(await remove(admin, { id: 'article-0' }));
    expect(valueIn(await backOffice.undoBatch(admin, { id: row.id }))).toMatchObject({
      ...{ state: 'undone', failed: 1 },
      refusals: [{ id: 'article-0', reason: 'It was changed since, so it stays as it is.' }],
    });
    expect(await ports.store.read((view) => view.count('articles'))).toBe(1);
  });
});

test('[many-at-once] whoever is made an editor while the job runs deletes their own articles alone', async () => {
  const { articles } = manyArticles(120);
  const { ports, store, backOffice } = openOffice({
    articles: articles.map((article, at) => ({
      ...article,
      writerId: at < 60 ? 'user-7' : 'user-9',
    })),
    users: [{ id: 'user-7', name: 'Edda', email: 'e@example.com', role: 'author' }],
  });
  const ask = { command: 'delete', fields: {}, selection: published } as const;
  expect(valueIn(await backOffice.changeMany(author, ask))).toMatchObject({ total: 60 });
  await store.change(async (change) => {
    const user = await change.get('users', 'user-7');
    if (user) await change.put('users', { ...user, role: 'editor' });
  });
  await runJobs(ports);
  expect(await store.read((view) => view.count('articles'))).toBe(60);
});
