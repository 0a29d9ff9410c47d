import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { MOST_VIEWS } from './saved-view.ts';

const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
const stored = {
  users: [storedUser()],
  drafts: [
    storedArticle({ id: 'article-1', stage: 'draft', category: 'India', writerId: 'user-1' }),
    storedArticle({ id: 'article-2', stage: 'draft', category: 'India' }),
    storedArticle({ id: 'article-3', stage: 'ready', category: 'World' }),
  ],
};
const india = {
  name: 'India',
  tab: 'open',
  show: 'board',
  q: '',
  whose: 'all',
  category: 'india',
} as const;

test('a view is kept for its account alone, with the number of articles that its holder sees', async () => {
  const { backOffice } = createTestBackOffice(stored);
  const viewsOf = async (actor: Actor) => valueIn(await backOffice.listViews(actor, {})).views;
  const { id } = valueIn(await backOffice.saveView(admin, india));
  await backOffice.saveView(author, { ...india, name: 'Mine' });
  expect(await viewsOf(admin)).toMatchObject([{ ...india, id, count: 2 }]);
  expect(await viewsOf(author)).toMatchObject([{ name: 'Mine', count: 1 }]);
  for (const refused of [
    await backOffice.renameView(author, { id, name: 'Yours' }),
    await backOffice.deleteView(author, { id }),
  ]) {
    expect(refused).toMatchObject({ failure: { kind: 'not-found' } });
  }
  valueIn(await backOffice.renameView(admin, { id, name: ' All of India ' }));
  expect(await viewsOf(admin)).toMatchObject([{ name: 'All of India', count: 2 }]);
  valueIn(await backOffice.deleteView(admin, { id }));
  expect(await viewsOf(admin)).toEqual([]);
});

test('an account has a bounded number of views, which are deleted with it', async () => {
  const { backOffice, store } = createTestBackOffice(stored);
  for (let at = 0; at < MOST_VIEWS; at += 1) valueIn(await backOffice.saveView(author, india));
  expect(await backOffice.saveView(author, india)).toMatchObject({
    failure: { code: 'views-full' },
  });
  valueIn(await backOffice.saveView(admin, india));
  valueIn(await backOffice.deleteUser(admin, { id: 'user-1' }));
  expect(await store.read((view) => view.count('savedViews'))).toBe(1);
});

test('a view with an author and a period counts what it opens', async () => {
  const { backOffice } = createTestBackOffice({
    ...stored,
    authors: [{ id: 'author-1', name: 'Anna Berg', slug: 'anna-berg' }],
    articles: [
      storedArticle({ id: 'article-7', author: 'Anna Berg', publishedAt: '2026-10-05T06:00:00Z' }),
      storedArticle({ id: 'article-8', author: 'Anna Berg', publishedAt: '2026-11-05T06:00:00Z' }),
      storedArticle({ id: 'article-9', publishedAt: '2026-10-05T06:00:00Z' }),
    ],
  } as never);
  const asked = { q: '', whose: 'all', author: 'author-1', period: '2026-10' } as const;
  const tab = 'published';
  valueIn(
    await backOffice.saveView(admin, { ...asked, tab, name: 'Anna’s October', show: 'list' }),
  );
  const [view] = valueIn(await backOffice.listViews(admin, {})).views;
  expect(view).toMatchObject({ ...asked, count: 1 });
  const opened = valueIn(
    await backOffice.listDesk(admin, { ...asked, tab, page: 1, order: undefined }),
  );
  expect(opened.records.map(({ id }) => id)).toEqual(['article-7']);
});
