import { expect, test } from 'vitest';
import {
  createTestNewsroom,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const frontOf = async (...given: Parameters<typeof createTestNewsroom>) =>
  valueIn(await createTestNewsroom(...given).newsroom.readFront(visitor, {}));

const many = (count: number, fields: (at: number) => Record<string, unknown> = () => ({})) =>
  Array.from({ length: count }, (_, at) => storedArticle({ id: `article-${at}`, ...fields(at) }));

const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
const idsFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `article-${from + at}`);

test('[home-lead] the lead is the first featured article, however far down the list', async () => {
  const late = await frontOf({
    articles: many(30, (at) => ({ isFeatured: at === 25 || at === 28 })),
  });
  expect(late.lead?.id).toBe('article-25');
  expect(ids(late.sides)).toEqual(idsFrom(0, 3));
  expect(ids(late.latest)).toEqual(idsFrom(4, 8));
  const near = await frontOf({ articles: many(30, (at) => ({ isFeatured: at === 2 })) });
  expect(near.lead?.id).toBe('article-2');
  expect(ids(near.sides)).toEqual(['article-0', 'article-1', 'article-3', 'article-4']);
});

test('[home-lead] [list-order] the newest featured article leads, and each block lists the newest first', async () => {
  const hour = (at: number) => new Date(Date.parse('2026-11-20T06:30:00Z') + at * 3_600_000);
  const articles = many(30, (at) => ({
    publishedAt: hour((at * 7) % 30).toISOString(),
    isFeatured: at === 5 || at === 2 || at === 9,
    category: 'Business',
  }));
  const byTime = articles.map(({ id }) => id);
  byTime.sort((one, other) => {
    const timeOf = (id: string) => (Number(id.replace('article-', '')) * 7) % 30;
    return timeOf(other) - timeOf(one);
  });
  const front = await frontOf({ articles });
  expect(front.lead?.id).toBe('article-2');
  expect(ids(front.sides)).toEqual(byTime.filter((id) => id !== 'article-2').slice(0, 4));
  expect(ids(front.business)).toEqual(byTime.slice(0, 4));
});

test('[home-lead] without a featured article the first one leads', async () => {
  const front = await frontOf({ articles: many(12) });
  expect(front.lead?.id).toBe('article-0');
  expect(ids(front.sides)).toEqual(idsFrom(1, 4));
  expect(ids(front.latest)).toEqual(idsFrom(5, 9));
});

test('[home-latest] with few articles, the newest ones are repeated', async () => {
  const six = await frontOf({ articles: many(6) });
  expect(ids(six.latest)).toEqual(['article-5', ...idsFrom(1, 4)]);
  const one = await frontOf({ articles: many(1) });
  expect([one.lead?.id, one.sides, one.latest]).toEqual(['article-0', [], []]);
});

test('[home-business] [home-tech] the blocks hold four of exactly their category', async () => {
  const names = ['Business', 'Tech', 'Business News', 'Technology'];
  const front = await frontOf({ articles: many(40, (at) => ({ category: names[at % 4] })) });
  expect(ids(front.business)).toEqual(['article-0', 'article-4', 'article-8', 'article-12']);
  expect(ids(front.tech)).toEqual(['article-1', 'article-5', 'article-9', 'article-13']);
  const none = await frontOf({ articles: many(3) });
  expect([none.business, none.tech]).toEqual([[], []]);
  const alike = await frontOf({ articles: [storedArticle({ category: 'business' })] });
  expect(alike.business).toEqual([]);
});

test('[home-videos] [home-stories] four videos, and up to seven stories, own ones first', async () => {
  const videos = Array.from({ length: 6 }, (_, at) => ({
    id: `yt-${at}`,
    videoId: 'aqz-KE-bpKQ',
    title: `V${at}`,
  }));
  const stories = Array.from({ length: 9 }, (_, at) => ({
    id: `story-${at}`,
    title: `S${at}`,
    pages: [{ type: 'image', src: '', alt: '' }],
  }));
  const front = await frontOf({ videos, stories });
  expect(front.videos.map(({ title }) => title)).toEqual(['V0', 'V1', 'V2', 'V3']);
  expect(front.stories.map(({ title }) => title)).toEqual(
    stories.slice(0, 7).map(({ title }) => title),
  );
});

test('[home-latest] a card carries category, title and first paragraph, never the whole text', async () => {
  const long = 'word '.repeat(500);
  const content = [
    { id: 'b1', type: 'image', src: '/x.svg', alt: 'A lake', caption: 'At dawn' },
    { id: 'b2', type: 'paragraph', content: long },
    { id: 'b3', type: 'paragraph', content: 'second paragraph' },
  ];
  const { lead } = await frontOf({
    articles: [storedArticle({ category: 'Web Stories', content })],
  });
  expect(lead?.category).toEqual({
    name: 'Web Stories',
    slug: 'web-stories',
    ink: 'entertainment',
  });
  expect(lead?.summary?.length).toBeLessThanOrEqual(321);
  expect(lead?.picture).toMatchObject({ src: '/x.svg', alt: 'A lake', caption: 'At dawn' });
  expect(JSON.stringify(lead)).not.toContain('second paragraph');
});

test('an article without a picture always gets the same placeholder', async () => {
  const articles = [storedArticle({ id: 'article-7', image: 'A quay in fog' })];
  const [one, two] = [await frontOf({ articles }), await frontOf({ articles })];
  expect(one.lead?.picture).toEqual(two.lead?.picture);
  expect(one.lead?.picture).toMatchObject({ alt: 'A quay in fog' });
  expect([0, 1, 2, 3]).toContain(one.lead?.picture.placeholder);
  expect(one.lead?.picture.src).toBeUndefined();
});
