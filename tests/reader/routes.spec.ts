import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { publicPages } from '../support/records/public-pages.ts';

/** A reload repeats the request of the visit: the server edition has one page for it, in `no-script.spec.ts`. */
const visits = edition === 'browser' ? ['opened', 'reloaded'] : ['opened'];

// Divided in two so that workers can run them in parallel.
for (const half of [0, 1]) {
  test(`[route-home] [route-category] [route-article] [route-search] [route-static] [route-stories] [route-accounts] [route-unknown] [route-reload] [frame-all] [no-foreign-requests] every public address opens directly in the common frame, survives a reload and asks no other host (${half + 1}/2)`, async ({
    page,
    site,
  }) => {
    const pages = publicPages.filter((_, at) => at % 2 === half);
    for (const { path, heading, store } of pages) {
      await test.step(path, async () => {
        await site.open(path, { width: 390, ...(store ? { store } : {}) });
        for (const visit of visits) {
          if (visit === 'reloaded') await page.reload();
          const main = page.getByRole('main');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.getByRole('navigation', { name: 'Quick' })).toBeVisible();
          expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
        }
        // Scrolls lazy content into view.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      });
    }
    const hosts = new Set(site.foreignRequests().map((url) => new URL(url).host));
    expect([...hosts].filter((host) => host !== 'i.ytimg.com')).toEqual([]);
  });
}

test('links lead on without loading the document again, and the browser’s way back works @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 1440 });
  await page.evaluate(() => {
    document.documentElement.dataset.journey = 'same document';
  });
  await page.getByRole('banner').getByRole('link', { name: 'Business' }).click();
  await expect(page).toHaveTitle('Business News - Daybreak');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/article\/article-3$/);
  await page.goBack();
  await expect(page).toHaveTitle('Business News - Daybreak');
  await page.goBack();
  await expect(page).toHaveTitle('Daybreak');
  expect(await page.evaluate(() => document.documentElement.dataset.journey)).toBe('same document');
});
