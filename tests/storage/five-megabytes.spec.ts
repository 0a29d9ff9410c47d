import { expect, test } from '../support/journey/site.ts';
import { article, paragraph } from '../support/records/records.ts';

test.describe.configure({ timeout: 90_000 });

/** Traces would contain the text of the page at each step. */
test.use({ trace: 'off', screenshot: 'off' });

test('[storage-hostile] five megabytes of text in an article: it shows, and so does the rest @browser', async ({
  page,
  site,
}) => {
  const long = 'word <b>bold</b> '.repeat(290_000);
  const articles = [
    article(1, { title: 'The long one', content: [paragraph('a', long)] }),
    article(2, { title: 'The short one', content: [paragraph('a', 'Short text.')] }),
  ];
  await site.open('/', { store: { articles } });
  await expect(page.getByRole('heading', { name: 'The long one' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The short one' }).first()).toBeVisible();
  await page.goto('/category/india');
  await expect(page.getByRole('heading', { name: 'The long one' }).first()).toBeVisible();
  expect(await page.locator('#main').innerText()).not.toContain('bold</b> '.repeat(100));
  await page.goto('/search?q=bold');
  await expect(page.getByRole('heading', { name: 'Results for "bold"' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'The long one' })).toBeVisible();
  await page.goto(`/article/${article(1).id}`);
  // Browsers take seconds to lay out such a long paragraph.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The long one', { timeout: 40_000 });
  await expect(page.getByText('word <b>bold</b>').first()).toBeAttached();
  await page.goto(`/article/${article(2).id}`);
  await expect(page.getByText('Short text.').first()).toBeVisible();
});
