import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../../../tests/support/newsroom/test-api.ts';
import { storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { openSite, SITE } from '../../../tests/support/server/open-site.ts';
import { createDiskMediaFiles } from '../media/disk-media-files.ts';
import { shareRoutes } from './share-routes.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-cards-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const image = {
  id: 'i',
  type: 'image',
  alt: 'A pond',
  src: `/media/${'a'.repeat(32)}-3000x2000-a1b2c3/1600.jpg`,
};
const stored = {
  articles: [
    storedArticle({ id: 'article-1', title: 'Late rain', category: 'India', content: [image] }),
    storedArticle({ id: 'article-2', title: '東京の雨', category: 'World' }),
  ],
  categories: [{ id: 'category-1', name: 'India' }],
  stories: [
    { id: 'story-1', title: 'Ten ponds', pages: [{ type: 'image', src: '', text: 'Full' }] },
  ],
  authors: [{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Reporter' }],
};

function open(more: Record<string, unknown[]> = {}) {
  const { client } = createTestApi({ ...stored, ...more });
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const routes = shareRoutes({
    client,
    files: createDiskMediaFiles(folder),
    publicFolder: folder,
    report,
  });
  return { ask: (path: string) => routes.request(path), reported };
}

/** The address of a page's picture for links, without the site's. */
async function pictureOf(path: string): Promise<string> {
  const { html } = await openSite(stored).ask(path);
  const found = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return found.replace(SITE, '');
}

test.each([
  '/article/article-1',
  '/category/india',
  '/author/asha-rao',
  '/web-stories?story=story-1',
])('the picture of links to %s is drawn, and stays at its address', async (path) => {
  const address = await pictureOf(path);
  expect(address).toMatch(/^\/share\/(?:article|section|author|story)\/[\w-]+-[0-9a-f]{8}\.jpg$/);
  const { ask, reported } = open();
  const answer = await ask(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const first = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(Buffer.from(await (await ask(address)).arrayBuffer()).equals(first)).toBe(true);
  // The uploaded picture is gone: the card is drawn without it.
  expect(reported).toEqual([]);
});

test('a former address leads to the card, after a headline was changed', async () => {
  const address = await pictureOf('/article/article-1');
  const { ask } = open({ articles: [{ ...stored.articles[0], title: 'Early rain' }] });
  const answer = await ask(address);
  expect(answer.status).toBe(302);
  const now = answer.headers.get('location') ?? '';
  expect(now).toMatch(/^\/share\/article\/article-1-/);
  expect(now).not.toBe(address);
  expect((await ask(now)).status).toBe(200);
});

test('titles in other scripts have their own picture as before', async () => {
  expect(await pictureOf('/article/article-2')).toBe('/share/site.jpg');
});

test.each([
  '/share/article/article-9-00000000.jpg',
  '/share/article/article-2-00000000.jpg',
  '/share/article/article-1.jpg',
  '/share/article/-00000000.jpg',
  '/share/section/%00-00000000.jpg',
  '/share/author/nobody-00000000.jpg',
  '/share/story/story-9-00000000.jpg',
])('%s is no card', async (path) => {
  const { ask, reported } = open();
  expect((await ask(path)).status).toBe(404);
  expect(reported).toEqual([]);
});
