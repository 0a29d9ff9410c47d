import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { liveEntry, liveStore } from '../support/records/live-blog.ts';

const LIVE = '/article/article-live';
const DESK = '/admin/articles/article-live/live';

const text = (page: Page) => page.getByRole('textbox', { name: 'What has happened?' }).first();

/** A second page, of a reader. */
async function openReader(page: Page, path: string): Promise<Page> {
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto(path);
  return reader;
}

const article = { articles: liveStore.articles };

test('an article becomes a live blog; updates are posted, pinned, changed, removed; it ends', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles/article-live', { width: 1440, store: article });
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Live blog' }).click();
  await expect(page).toHaveURL(new RegExp(`${DESK}$`));
  await page.getByRole('button', { name: 'Start live' }).click();
  await site.toast('Success', 'The article is a live blog now.');

  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Write what has happened, or add a picture.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading, if it needs one' }).fill('Landfall');
  await text(page).click();
  await page.keyboard.type('It came ashore near Kesarpur.');
  await page.getByLabel('Key point', { exact: true }).check();
  await page.getByRole('button', { name: 'Post' }).click();
  await site.toast('Success', 'Readers have it.');
  await text(page).click();
  await page.keyboard.type('No deaths are reported.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'No deaths' })).toBeVisible();
  await expectNoFindings(page, 'the live desk');

  const entry = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await page.getByRole('button', { name: 'Pin: No deaths are reported.' }).click();
  await expect(page.getByRole('button', { name: 'Unpin: No deaths' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Landfall' }).click();
  await page
    .getByRole('textbox', { name: 'Heading, if it needs one' })
    .last()
    .fill('Landfall at 4.10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(entry('Landfall at 4.10').first()).toBeVisible();

  await site.open(LIVE, { width: 1440 });
  await expect(page.getByText('2 updates')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Key points' })).toContainText(
    'Landfall at 4.10',
  );
  await expect(page.getByText('Pinned')).toBeVisible();
  await expectNoFindings(page, 'a live blog');
  await site.open('/');
  await expect(
    page.locator('#lead, main article').first().getByText('Live', { exact: true }),
  ).toBeVisible();
  await expectNoFindings(page, 'a front with a live blog');

  await site.openAdmin(DESK);
  await page.getByRole('button', { name: 'Remove: No deaths' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(entry('No deaths')).toHaveCount(0);
  await page.getByRole('button', { name: 'End live' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End live' }).click();
  await expect(page.getByRole('button', { name: 'Resume live' })).toBeVisible();
  await site.open(LIVE);
  await expect(page.getByText('This live page has ended')).toBeVisible();
});

test('a reader is offered what comes, and keeps the place until they ask for it', async ({
  page,
  site,
}) => {
  await site.openAdmin(DESK, { width: 1440, store: liveStore });
  const reader = await openReader(page, LIVE);
  await reader.locator('#entry-00000018').scrollIntoViewIfNeeded();
  const place = await reader.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  for (const words of ['First of two.', 'Second of two.']) {
    await text(page).click();
    await page.keyboard.type(words);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
  const offer = reader.getByRole('status').getByRole('button', { name: 'New updates: 2' });
  await expect(offer).toBeVisible();
  expect(await reader.evaluate(() => scrollY)).toBe(place);
  await expect(reader.getByText('Second of two.')).toHaveCount(0);
  await expectNoFindings(reader, 'a live blog that offers updates');
  await offer.focus();
  await reader.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(reader.locator('article:focus')).toContainText('Second of two.');
  await expect(reader.getByText('26 updates')).toBeAttached();
  await expect(reader.locator('[data-new]')).toHaveCount(2);
});

test('a correction beside an offer, the end of a live blog and its going on reach a page that is open and scrolled', async ({
  page,
  site,
}) => {
  await site.openAdmin(DESK, { width: 1440, store: liveStore });
  const reader = await openReader(page, LIVE);
  const entry = reader.locator('#entry-00000018');
  await entry.scrollIntoViewIfNeeded();
  const place = await reader.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await text(page).click();
  await page.keyboard.type('A new one.');
  await page.keyboard.press('Control+Enter');
  const offer = reader.getByRole('status').getByRole('button', { name: 'New updates: 1' });
  await expect(offer).toBeVisible();
  const edit = page.locator('li').filter({ hasText: 'Entry 18' }).first();
  await edit.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('form', { name: 'Change the update' });
  await form.getByRole('textbox', { name: 'What has happened?' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Corrected.');
  await page.keyboard.press('Control+Enter');
  await expect(entry).toContainText('Corrected.');
  await expect(offer).toBeVisible();
  expect(await reader.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('button', { name: 'End live' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End live' }).click();
  await expect(reader.getByText('This live page has ended').first()).toBeAttached();
  if (edition === 'server') {
    await expect(reader.getByRole('status').getByText('This live page has ended')).toBeVisible();
    await expectNoFindings(reader, 'a live blog that has just ended');
  }
  await page.getByRole('button', { name: 'Resume live' }).click();
  await expect(page.getByRole('button', { name: 'End live' })).toBeVisible();
  await expect(reader.getByText('This live page has ended')).toHaveCount(0);
  await expect(entry).toContainText('Corrected.');
});

test('@server what is not sent for want of a line, or left in a hurry, is kept', async ({
  page,
  site,
}) => {
  const { liveBlogs } = liveStore;
  await site.openAdmin(DESK, { width: 390, store: { ...article, liveBlogs } });
  site.expectError(/ERR_INTERNET_DISCONNECTED/);
  await text(page).click();
  await page.keyboard.type('The bridge closes at ten.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(text(page)).toContainText('The bridge closes at ten.');
  await expect(page.getByText(/connection/i).first()).toBeVisible();
  await page.context().setOffline(false);
  expect(await site.storedList('liveEntries')).toEqual([]);
  await page.getByRole('button', { name: 'Post' }).click();
  await site.toast('Success', 'Readers have it.');
  expect(await site.storedList('liveEntries')).toMatchObject([
    { content: [{ type: 'paragraph', content: 'The bridge closes at ten.' }] },
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('@server older updates have pages, and an update an address that leads to its own', async ({
  page,
  site,
}) => {
  await site.open(`${LIVE}?update=${liveEntry(2).id}#${liveEntry(2).id}`, { store: liveStore });
  await expect(page.locator(`#${liveEntry(2).id}`)).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Entry 20' })).toHaveCount(0);
  await expect(page.locator('[data-part="state"]')).toHaveText(/Updated 22 November 2026/, {
    useInnerText: true,
  });
  await page.getByRole('navigation', { name: 'Pages of updates' }).getByLabel('Page 1').click();
  await expect(page.getByRole('heading', { name: 'Entry 24' })).toBeVisible();
  const points = page.getByRole('complementary', { name: 'Key points' });
  await points.getByRole('link', { name: /Entry 2$/ }).click();
  await expect(page.locator(`#${liveEntry(2).id}`)).toBeInViewport();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data[0] ?? '')).toMatchObject({
    '@type': 'LiveBlogPosting',
    coverageStartTime: '2026-11-22T00:30:00.000Z',
    liveBlogUpdate: expect.arrayContaining([
      expect.objectContaining({ headline: 'Entry 2', articleBody: 'What happened 2.' }),
    ]),
  });
});
