import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  createTestNewsroom,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import { MOST_SAVED } from './saved-article.ts';

const reader = (userId: string): Actor => ({ kind: 'reader', userId });
const [asha, ravi] = [reader('user-1'), reader('user-2')];
const users = [storedUser(), storedUser({ id: 'user-2', email: 'ravi@example.com' })];
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    storedArticle({ id: `article-${at}`, title: `Story ${at}` }),
  );

const open = (count = 3) => createTestNewsroom({ users, articles: many(count) });

type Newsroom = ReturnType<typeof open>['newsroom'];

const savedOf = async (newsroom: Newsroom, actor: Actor, page = 1) =>
  valueIn(await newsroom.listSaved(actor, { page }));

const idsOf = async (newsroom: Newsroom, actor: Actor, page = 1) =>
  (await savedOf(newsroom, actor, page)).rows.map(({ id }) => id);

test('articles are saved for their reader alone, the last one first, each once', async () => {
  const { newsroom } = open();
  await newsroom.saveArticles(asha, { articles: ['article-0'] });
  await newsroom.saveArticles(asha, { articles: ['article-2', 'article-1', 'gone', 'article-0'] });
  await newsroom.saveArticles(ravi, { articles: ['article-2'] });
  const { rows, ...rest } = await savedOf(newsroom, asha);
  expect(rest).toEqual({
    ...{ total: 3, page: 1, pages: 1 },
    articles: ['article-1', 'article-2', 'article-0'],
  });
  expect(rows).toMatchObject([
    { id: 'article-1', article: { title: 'Story 1' }, savedAt: '2026-11-21T06:30:00.000Z' },
    { id: 'article-2' },
    { id: 'article-0' },
  ]);
  expect(await idsOf(newsroom, ravi)).toEqual(['article-2']);
  const isSaved = async (actor: Actor, id: string) =>
    valueIn(await newsroom.readIsSaved(actor, { id })).isSaved;
  expect(await isSaved(asha, 'article-1')).toBe(true);
  expect(await isSaved(ravi, 'article-1')).toBe(false);
  expect(await isSaved(visitor, 'article-1')).toBeUndefined();
  await newsroom.removeSaved(ravi, { id: 'article-1' });
  await newsroom.removeSaved(asha, { id: 'article-2' });
  expect(await idsOf(newsroom, asha)).toEqual(['article-1', 'article-0']);
});

test('without an account nothing is saved, and of unknown articles none', async () => {
  const { newsroom } = open();
  for (const actor of [visitor, reader('user-9')]) {
    const outcome = await newsroom.saveArticles(actor, { articles: ['article-0'] });
    expect(inWords(outcome)).toMatchObject({ failure: { kind: 'not-logged-in' } });
  }
  const unknown = await newsroom.saveArticles(asha, { articles: ['gone'] });
  expect(inWords(unknown)).toMatchObject({ failure: { message: 'This is no longer published.' } });
  expect(await newsroom.listSaved(visitor, { page: 1 })).toMatchObject({ ok: false });
});

test('a list takes as many as it has room for, then refuses more, and turns by pages', async () => {
  const { newsroom } = open(MOST_SAVED + 2);
  const articles = many(MOST_SAVED).map(({ id }) => id);
  await newsroom.saveArticles(asha, { articles: articles.slice(1) });
  const [one, other] = [`article-${MOST_SAVED}`, `article-${MOST_SAVED + 1}`];
  // One that is there already counts, and takes no room.
  const three = { articles: ['article-1', 'article-0', one] };
  expect(valueIn(await newsroom.saveArticles(asha, three))).toEqual({ saved: 2 });
  expect(inWords(await newsroom.saveArticles(asha, { articles: [one, other] }))).toMatchObject({
    failure: {
      title: 'Not Saved',
      message:
        'Your account already has 200 saved articles, the most that it keeps. Please remove some first.',
    },
  });
  const { total, pages } = await savedOf(newsroom, asha);
  expect([total, pages]).toEqual([MOST_SAVED, 10]);
  const turned = [];
  for (let page = 1; page <= pages; page += 1) turned.push(...(await idsOf(newsroom, asha, page)));
  expect(turned).toEqual(['article-0', ...articles.slice(1).toReversed()]);
});

test('what is withdrawn stays on the list without its words, and a deleted account leaves none', async () => {
  const { newsroom, store } = open();
  await newsroom.saveArticles(asha, { articles: ['article-0', 'article-1'] });
  await newsroom.saveArticles(ravi, { articles: ['article-1'] });
  await store.change((change) => change.remove('articles', 'article-1'));
  expect((await savedOf(newsroom, asha)).rows[0]).toEqual({
    id: 'article-1',
    savedAt: '2026-11-21T06:30:00.000Z',
  });
  const { backOffice } = createTestBackOffice({}, { store });
  valueIn(await backOffice.deleteUser(admin, { id: 'user-1' }));
  const left = await store.read((view) => view.list('savedArticles'));
  expect(left.map(({ holder }) => holder)).toEqual(['user-2']);
});

test('the back office lists nobody’s saved articles', async () => {
  const { backOffice } = createTestBackOffice({ users });
  const query = { search: '', isDescending: false, page: 1 };
  const outcome = await backOffice.listRecords(admin, { collection: 'savedArticles', ...query });
  expect(inWords(outcome)).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});
