import type { Page } from '@playwright/test';
import { collectionNames, collections } from '#core/collections.ts';
import { storageKeyOf } from '#storage/browser/stored-list.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { publicPages } from '../support/records/public-pages.ts';
import { articles, category, noon } from '../support/records/records.ts';

const sampleKeys = [
  'advertisements',
  'articles',
  'categories',
  'imageLibrary',
  'siteSettings',
  'webStories',
  'youtubeVideos',
];
const allKeys = [
  ...sampleKeys,
  'activityLogs',
  'contactMessages',
  'currentUser',
  'newsletterSubscribers',
  'users',
];

/** Opens a fresh install: of all keys, only the prompt's flag is set. */
async function openFresh(page: Page, site: Site): Promise<void> {
  await site.open('/', { now: noon });
  if (edition === 'server') return;
  await expect.poll(() => page.evaluate(() => 'youtubeVideos' in localStorage)).toBe(true);
  await expect.poll(() => page.evaluate(() => 'siteSettings' in localStorage)).toBe(true);
}

const fieldsOf = async (records: Promise<Record<string, unknown>[]>) => {
  const [first = {}] = await records;
  return Object.keys(first).filter((field) => field !== 'version');
};

test('[samples-articles] [samples-categories] [samples-videos] [samples-stories] [samples-ads] [samples-images] a fresh install holds the samples', async ({
  page,
  site,
}) => {
  await openFresh(page, site);
  const valuesOf = async (key: string, field: string) =>
    (await site.storedList(key)).map((record) => record[field]);
  expect(await valuesOf('articles', 'category')).toEqual(
    'India,World,Business,Tech,Sports,Entertainment'.split(','),
  );
  for (const { content } of await site.storedList('articles')) {
    const types = Array.isArray(content) ? content.map(({ type }) => type) : [];
    expect(types.filter((type) => type === 'paragraph').length).toBeGreaterThanOrEqual(6);
  }
  expect(await valuesOf('categories', 'id')).toEqual(
    Array.from({ length: 15 }, (_, at) => `cat-${at + 1}`),
  );
  expect(await valuesOf('categories', 'name')).toEqual(
    'India,World,Business,Tech,Movies,Cricket,Lifestyle,Education,Photos,Videos,Explainers,Web Stories,Auto,Sports,Elections'.split(
      ',',
    ),
  );
  expect(await site.storedList('youtubeVideos')).toHaveLength(2);
  expect(await site.storedList('webStories')).toHaveLength(2);
  expect(await site.storedList('imageLibrary')).toHaveLength(3);
  expect(await valuesOf('advertisements', 'placement')).toEqual([
    'homepage-top',
    'homepage-sticky',
  ]);
  expect(await valuesOf('advertisements', 'active')).toEqual([true, true]);
});

test('[storage-keys] a fresh install writes the specified keys, with records of the specified fields @browser', async ({
  page,
  site,
}) => {
  await openFresh(page, site);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  const own = ['pushNotificationPrompted', 'storageRevision'];
  expect(keys).toEqual(expect.arrayContaining(sampleKeys));
  expect(keys.filter((key) => !own.includes(key))).toEqual(
    collectionNames
      .filter((name) => 'samples' in collections[name])
      .map(storageKeyOf)
      .sort(),
  );
  const specified: Record<string, string[]> = {
    articles: ['id', 'title', 'category', 'author', 'image', 'content', 'isFeatured'],
    categories: ['id', 'name'],
    youtubeVideos: ['id', 'videoId', 'title', 'description'],
    webStories: ['id', 'title', 'coverImage', 'coverImageSrc', 'pages'],
    advertisements: ['id', 'name', 'placement', 'type', 'mediaUrl', 'link', 'text', 'active'],
    imageLibrary: ['id', 'url', 'alt'],
  };
  for (const [key, fields] of Object.entries(specified)) {
    expect(await fieldsOf(site.storedList(key)), key).toEqual(expect.arrayContaining(fields));
  }
  const [article] = await site.storedList('articles');
  expect(article?.publishedAt).toMatch(/^2026-11-21T06:18:/);
});

test('[storage-empty] empty articles and categories are filled, other empty lists stay @browser', async ({
  page,
  site,
}) => {
  const store = Object.fromEntries(sampleKeys.map((key) => [key, '[]']));
  await site.open('/', { store });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Late rain/);
  await expect.poll(() => site.stored('articles')).toHaveLength(6);
  await expect.poll(() => site.stored('categories')).toHaveLength(15);
  for (const key of ['youtubeVideos', 'advertisements', 'imageLibrary', 'webStories']) {
    expect(await site.stored(key), key).toEqual([]);
  }
  await expect(page.getByRole('heading', { name: 'Videos' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Advertise With Us' })).not.toHaveCount(0);
});

test('[storage-empty] stored records are used, and nothing is added to them', async ({
  page,
  site,
}) => {
  const store = { articles: articles(2), categories: [category(1, 'Harbour')] };
  await site.open('/', { store });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story number 1');
  await expect.poll(() => site.stored('youtubeVideos')).toHaveLength(2);
  expect(await site.stored('articles')).toEqual(store.articles);
  expect(await site.stored('categories')).toEqual(store.categories);
});

const unparsable = { garbage: 'no JSON at all', 'half-written': '[{"id":"article-1","title":"Ha' };

for (const [kind, text] of Object.entries(unparsable)) {
  test(`[storage-unparsable] [storage-half-written] ${kind} text under every key: samples, reported @browser`, async ({
    page,
    site,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    site.expectError(/in local storage can't be parsed/);
    const store = Object.fromEntries(allKeys.map((key) => [key, text]));
    await site.open('/', { store });
    for (const key of sampleKeys.filter((one) => one !== 'imageLibrary')) {
      expect(
        reports.filter((one) => one.includes(`'${key}'`)),
        key,
      ).not.toEqual([]);
    }
    // Both texts fail to parse alike: one of them is shown on every page.
    const pages = kind === 'garbage' ? publicPages.filter((one) => !one.store) : [];
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('articles'))).toBe(text);
  });
}

test('[storage-unparsable] a log that cannot be parsed starts empty, and is kept aside @browser', async ({
  page,
  site,
}) => {
  site.expectError(/in local storage can't be parsed/);
  await site.open('/newsletter', { store: { activityLogs: '[{"id":"log-1",' } });
  await page.locator('#main').getByLabel('Email').fill('asha@daybreak.example');
  await page.locator('#main').getByRole('button', { name: 'Subscribe' }).click();
  await site.toast('Subscribed!');
  expect(await site.storedList('activityLogs')).toHaveLength(1);
  expect(await site.stored('activityLogs.damaged')).toBe('[{"id":"log-1",');
});

const wrongThings = ['{}', '7', '"text"', 'null', 'true', '[null,7,"text",[[]],{},{"id":{}}]'];

test('[storage-half-written] [storage-hostile] the wrong thing under every key leaves no page blank @browser', async ({
  page,
  site,
}) => {
  site.expectError(/in local storage can't be parsed|records in '\w+' can't be read/);
  for (const text of wrongThings) {
    await test.step(text, async () => {
      await site.open('/', { store: Object.fromEntries(allKeys.map((key) => [key, text])) });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Late rain/);
      await page.goto('/web-stories');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Stories');
    });
  }
});

test('[storage-unknown] unknown fields and block types survive a change beside them', async ({
  page,
  site,
}) => {
  const [first, second] = articles(2);
  const stored = [
    { ...first, mood: 'bright', content: [{ id: 'b', type: 'poll', options: [1, 2] }] },
    second,
  ];
  const subscriber = { id: 'subscriber-1', email: 'old@daybreak.example', source: 'fair' };
  await site.open('/newsletter', {
    store: { articles: stored, newsletterSubscribers: [subscriber] },
  });
  await page.locator('#main').getByLabel('Email').fill('new@daybreak.example');
  await page.locator('#main').getByRole('button', { name: 'Subscribe' }).click();
  await site.toast('Subscribed!');
  expect((await site.storedList('newsletterSubscribers')).at(-1)).toMatchObject(subscriber);
  expect(await site.stored('articles')).toEqual(stored);
  await page.goto(`/article/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story number 1');
});
