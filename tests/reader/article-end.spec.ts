import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { liveStore } from '../support/records/live-blog.ts';
import { article } from '../support/records/records.ts';

const author = {
  ...{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Writer', links: [] },
  ...{ biography: 'Asha writes about rivers.', picture: '/art/india.svg', pictureAlt: 'Asha' },
};
const of = (number: number, fields: object = {}) =>
  article(number, { tagIds: ['tag-1'], tagNames: ['Rain'], ...fields });
const store = {
  authors: [author],
  tags: [{ id: 'tag-1', name: 'Rain', slug: 'rain', description: '', picture: '', pictureAlt: '' }],
  articles: [
    of(1, {
      id: 'article-read',
      title: 'Late rain',
      bylines: [{ name: 'Asha Rao', authorId: 'author-1' }],
    }),
    of(2, { title: 'More rain' }),
    of(3, { title: 'No rain', tagIds: [], tagNames: [] }),
  ],
};

test('an article ends with its author, ways to share it, and more on its story', async ({
  page,
  site,
}) => {
  await site.open('/article/article-read', { store, width: 390 });
  const end = page.getByRole('main');
  await expect(end.getByText('1 minute to read').filter({ visible: true })).toHaveCount(1);
  await expect(end.getByText('Asha writes about rivers.')).toBeVisible();
  const share = page.getByRole('region', { name: 'Share this article' });
  const address = `${new URL(page.url()).origin}/article/article-read`;
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?${new URLSearchParams({ text: `Late rain ${address}` })}`,
  );
  await expect(share.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    `mailto:?subject=Late%20rain&body=${encodeURIComponent(address)}`,
  );
  // No sheet of the system in this browser: the address is copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await share.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Article link copied to clipboard.')).toBeVisible();
  const more = page.getByRole('region', { name: 'More on this story' });
  await expect(more.getByRole('link')).toHaveText(['More rain']);
  await expectNoFindings(page, 'end of an article');
  await more.getByRole('link', { name: 'More rain' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More rain');
});

test('an old article says so, and prints without what follows it', async ({ page, site }) => {
  const old = of(1, { id: 'article-old', publishedAt: '2020-02-03T06:30:00.000Z' });
  await site.open('/article/article-old', { store: { ...store, articles: [old] }, width: 1440 });
  await expect(page.getByText('This article is more than a year old, of 2020.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Share this article' })).toBeHidden();
  await expect(page.getByText('This article is more than a year old')).toBeVisible();
});

test('@server links to share are there without script', async ({ browser, page, site }) => {
  await site.open('/article/article-read', { store });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(page.url());
  const share = other.getByRole('region', { name: 'Share this article' });
  await expect(share.getByRole('link')).toHaveText(['WhatsApp', 'E-mail']);
  await expect(share.getByRole('button')).toHaveCount(0);
  await plain.close();
});

test('the size of the text is the reader’s, on every page and after a reload', async ({
  page,
  site,
}) => {
  await site.open('/article/article-read', { store, width: 1440 });
  const text = page.locator('.text-column p').first();
  const sizeOf = () => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const usual = await sizeOf();
  const [smaller, larger] = [
    page.getByRole('button', { name: 'Smaller text' }).filter({ visible: true }),
    page.getByRole('button', { name: 'Larger text' }).filter({ visible: true }),
  ];
  await larger.click();
  await expect.poll(sizeOf).toBeCloseTo(usual * 1.125, 1);
  await expect(page.getByText('Text at 113%').filter({ visible: true })).toBeAttached();
  await page.reload();
  expect(await sizeOf()).toBeCloseTo(usual * 1.125, 1);
  await page.getByRole('link', { name: 'More rain' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More rain');
  expect(await sizeOf()).toBeCloseTo(usual * 1.125, 1);
  for (let press = 0; press < 5; press += 1) await larger.click();
  await expect.poll(sizeOf).toBeCloseTo(usual * 1.5, 1);
  for (let press = 0; press < 6; press += 1) await smaller.click();
  await expect.poll(sizeOf).toBeCloseTo(usual * 0.875, 1);
});

test('a live blog ends with ways to share it', async ({ page, site }) => {
  await site.open('/article/article-live', { store: liveStore, width: 390 });
  const share = page.getByRole('region', { name: 'Share this article' });
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expectNoFindings(page, 'end of a live blog');
});
