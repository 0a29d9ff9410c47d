import { expect, test } from 'vitest';
import {
  createTestNewsroom,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const authors = [
  { id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Reporter', picture: '/a.png' },
  { id: 'author-2', name: 'Business Desk', slug: 'business-desk' },
];
const articles = [
  storedArticle({
    title: 'Two',
    bylines: [{ authorId: 'author-1', name: 'A. Rao' }, { name: 'Guest' }],
  }),
  storedArticle({ title: 'By name', author: ' ASHA RAO and Samar Pinto' }),
  storedArticle({ title: 'Of the desk', author: 'Business Desk' }),
  storedArticle({ title: 'Of a guest', author: 'Asha Rao', bylines: [{ name: 'Asha Rao' }] }),
  storedArticle({ title: 'Of nobody', author: 'Somebody Else' }),
];
const { newsroom } = createTestNewsroom({ authors, articles });

const pageOf = async (slug: string) =>
  valueIn(await newsroom.readAuthor(visitor, { slug, page: 1 }));

test('an author’s page lists articles by byline, and those that name the author in their text', async () => {
  const page = await pageOf('asha-rao');
  expect(page.articles.map(({ title }) => title)).toEqual(['Two', 'By name']);
  expect(page).toMatchObject({ page: 1, pages: 1, total: 2, author: { role: 'Reporter' } });
  expect((await pageOf('Business-Desk')).articles.map(({ title }) => title)).toEqual([
    'Of the desk',
  ]);
});

test('an unknown author is not found', async () => {
  const outcome = await newsroom.readAuthor(visitor, { slug: 'nobody', page: 1 });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
});

test('pages have twenty articles', async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    storedArticle({ title: `T${at}`, author: 'Asha Rao' }),
  );
  const site = createTestNewsroom({ authors, articles: many }).newsroom;
  const read = async (page: number) =>
    valueIn(await site.readAuthor(visitor, { slug: 'asha-rao', page }));
  expect((await read(1)).articles).toHaveLength(20);
  expect((await read(2)).articles.map(({ title }) => title)).toEqual([
    'T20',
    'T21',
    'T22',
    'T23',
    'T24',
  ]);
  expect(await read(3)).toEqual(await read(2));
});

test('lists of articles can be limited to an author, in a category', async () => {
  const titles = async (query: { author: string; category?: string }) =>
    valueIn(
      await newsroom.listArticles(visitor, { isDescending: false, limit: 20, ...query }),
    ).articles.map(({ title }) => title);
  expect(await titles({ author: 'asha-rao' })).toEqual(['Two', 'By name']);
  expect(await titles({ author: 'asha-rao', category: 'Tech' })).toEqual([]);
  expect(await titles({ author: 'nobody' })).toEqual([]);
});

test('all authors are listed, without their accounts', async () => {
  expect(valueIn(await newsroom.listAuthors(visitor, {}))).toEqual([
    { id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Reporter' },
    { id: 'author-2', name: 'Business Desk', slug: 'business-desk', role: '' },
  ]);
});

const bylinesOf = async (title: string) => {
  const id = articles.find((one) => one.title === title)?.id ?? '';
  return valueIn(await newsroom.readArticle(visitor, { id })).bylines;
};

test('an article shows its bylines with the present names, or the names of its text', async () => {
  const asha = {
    name: 'Asha Rao',
    slug: 'asha-rao',
    role: 'Reporter',
    picture: { src: '/a.png', alt: '' },
  };
  expect(await bylinesOf('Two')).toEqual([asha, { name: 'Guest' }]);
  expect(await bylinesOf('By name')).toEqual([asha, { name: 'Samar Pinto' }]);
  expect(await bylinesOf('Of a guest')).toEqual([{ name: 'Asha Rao' }]);
  expect(await bylinesOf('Of nobody')).toEqual([]);
});
