import { describe, expect, test } from 'vitest';
import {
  createTestNewsroom,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const articles = [
  ...Array.from({ length: 45 }, (_, at) =>
    storedArticle({ id: `article-${at}`, category: 'Tech', title: `T${at}` }),
  ),
  storedArticle({ category: 'Entertainment', title: 'On a roof' }),
  storedArticle({ category: 'web stories', title: 'A story' }),
];

const read = async (category: string, page = 1) =>
  valueIn(
    await createTestNewsroom({ articles }).newsroom.readCategoryFront(visitor, { category, page }),
  );

describe('[category-spelling] a category is found by any spelling of its address', () => {
  test.each(['web-stories', 'Web-Stories', 'web stories', 'WEB STORIES', ' web  stories '])(
    '%j',
    async (spelling) => {
      const front = await read(spelling);
      expect(front.category).toEqual({
        name: 'Web Stories',
        slug: 'web-stories',
        ink: 'entertainment',
      });
      expect(front.isKnown).toBe(true);
      expect(front.articles.map(({ title }) => title)).toEqual(['A story']);
    },
  );
});

test('[category-unknown] an unknown category is empty, has a title-case name, and is marked as unknown', async () => {
  const front = await read('middle-east');
  expect(front).toMatchObject({ isKnown: false, articles: [], page: 1, pages: 1 });
  expect(front.category.name).toBe('Middle East');
  for (const odd of ['', '---', '<script>', '__proto__', 'constructor', '%E0%A4%A', '💥']) {
    expect((await read(odd)).isKnown).toBe(false);
  }
});

test('an unlisted category is known if it has articles', async () => {
  const front = await read('entertainment');
  expect(front).toMatchObject({ isKnown: true, category: { name: 'Entertainment' } });
  expect(front.articles).toHaveLength(1);
});

test('a listed category without articles is known', async () => {
  expect(await read('Auto')).toMatchObject({ isKnown: true, articles: [] });
});

test('[category-paging] categories have pages of twenty articles, in order', async () => {
  const pages = [await read('tech'), await read('tech', 2), await read('tech', 3)];
  expect(pages.map((page) => page.articles.length)).toEqual([20, 20, 5]);
  expect(pages.flatMap((page) => page.articles.map(({ title }) => title))).toEqual(
    Array.from({ length: 45 }, (_, at) => `T${at}`),
  );
  expect(pages.map(({ pages: count }) => count)).toEqual([3, 3, 3]);
  expect(await read('tech', 9)).toEqual(await read('tech', 3));
});

test('[category-videos] Videos shows the library, Web Stories the stories, others neither', async () => {
  const [videos, stories, tech] = [
    await read('videos'),
    await read('web-stories'),
    await read('tech'),
  ];
  expect([videos.videos.length, videos.stories.length]).toEqual([2, 0]);
  expect([stories.videos.length, stories.stories.length]).toEqual([0, 5]);
  expect([tech.videos, tech.stories]).toEqual([[], []]);
  expect(tech.newestVideos).toEqual(videos.videos);
});
