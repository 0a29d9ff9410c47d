import type { Locator } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, stories, videos } from '../support/records/records.ts';

const leftOf = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return Math.round(words.getBoundingClientRect().left);
  });

const sections = [
  { slug: 'web-stories', store: { webStories: stories(1) }, title: 'Web story number 1' },
  { slug: 'youtube', store: { youtubeVideos: videos(1) }, title: 'Video number 1' },
];

for (const { slug, store, title } of looksHere(sections)) {
  test(`[admin-narrow] in a row of ${slug} all text is under the title, beside the picture`, async ({
    site,
    page,
  }) => {
    await site.openAdmin(`/admin/${slug}`, { store, width: 390 });
    const row = page.getByRole('row').filter({ hasText: title });
    const left = await leftOf(row.getByText(title, { exact: true }));
    const below = row.getByText(slug === 'youtube' ? /^[\w-]{11}$/ : /^\d+ pages?$/);
    expect(await leftOf(below)).toBe(left);
  });
}

test('[admin-narrow] a long category takes two lines of its row @browser', async ({
  site,
  page,
}) => {
  const name = 'What the whole neighbourhood has to say of '.repeat(6).trim();
  await site.openAdmin('/admin/articles', {
    store: { articles: [article(1, { category: name })], categories: [category(1, name)] },
    width: 390,
  });
  const label = page.getByRole('table').getByTitle(name);
  const { height } = (await label.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(36);
});
