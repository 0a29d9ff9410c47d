import { afterEach, beforeEach, expect } from 'vitest';
import { feedRoutes } from '#server/feeds/feed-routes.ts';
import { createTestApi } from '../newsroom/test-api.ts';
import { testClock } from '../newsroom/test-newsroom.ts';

export const ORIGIN = 'https://news.example';

const reported: (() => unknown[])[] = [];

/** The routes of feeds over a newsroom in memory; a test fails if they report an error. */
export function routesOver(
  articles: unknown[],
  more: Record<string, unknown[]> = {},
  replaced: Parameters<typeof createTestApi>[1] = {},
) {
  const api = createTestApi({ articles, ...more }, replaced);
  reported.push(() => api.reported);
  return feedRoutes({
    client: api.client,
    origin: () => ORIGIN,
    addresses: {
      home: '/',
      pages: ['/', '/about-us'],
      articlePath: ({ id, slug }) => `/article/${slug ?? id}`,
      feedPath: (slug) => `/feeds/${slug}.xml`,
      pagePath: (slug) => `/${slug}`,
      authorPath: (slug) => `/author/${slug}`,
      authorFeedPath: (slug) => `/author/${slug}/feed.xml`,
      storyPath: (id) => `/web-stories?story=${id}`,
      tagPath: (slug) => `/tag/${slug}`,
      tagFeedPath: (slug) => `/tag/${slug}/feed.xml`,
      pictureOf: ({ picture }) =>
        picture.src === undefined ? undefined : { src: picture.src, width: 12, height: 6 },
      categoryPath: (name) => `/category/${name.toLowerCase().replaceAll(' ', '-')}`,
    },
    manifest: { name: 'Daybreak', short_name: 'Daybreak', start_url: '/' },
    offlineWorker: 'self.kept',
    sizeOfMedia: async (path) => (path === '/media/rain.mp3' ? 4321 : undefined),
    searchKey: 'index-now-key',
    now: testClock.now,
  });
}

beforeEach(() => {
  reported.length = 0;
});

afterEach(() => {
  for (const errors of reported) expect(errors()).toEqual([]);
});
