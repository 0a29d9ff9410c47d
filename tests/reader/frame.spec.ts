import type { Locator } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { heightAt, widths } from '../support/journey/widths.ts';
import { noon, settings } from '../support/records/records.ts';

const sections = [
  ['India', '/category/india'],
  ['World', '/category/world'],
  ['Business', '/category/business'],
  ['Tech', '/category/tech'],
  ['Movies', '/category/movies'],
  ['Cricket', '/category/cricket'],
  ['Lifestyle', '/category/lifestyle'],
  ['Education', '/category/education'],
  ['Photos', '/category/photos'],
];

const moreSections = [
  ['Videos', '/category/videos'],
  ['Explainers', '/category/explainers'],
  ['Web Stories', '/category/web-stories'],
  ['Auto', '/category/auto'],
  ['Sports', '/category/sports'],
  ['Elections', '/category/elections'],
];

const linksIn = (part: Locator): Promise<(string | null | undefined)[][]> =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );

test('[header-strip] the strip has the house pages, categories 10 to 15, the temperature and the theme toggle @server', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 1440 });
  const header = page.getByRole('banner');
  expect(await linksIn(header.getByRole('navigation', { name: 'About this site' }))).toEqual([
    ['About', '/about-us'],
    ['Contact', '/contact-us'],
    ['Advertise', '/advertise-with-us'],
  ]);
  expect(await linksIn(header.getByRole('navigation', { name: 'More sections' }))).toEqual(
    moreSections,
  );
  await expect(header.getByText('28°C', { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Dark theme' })).toBeVisible();

  await site.open('/', { store: { siteSettings: settings({ temperature: '31°C' }) } });
  await expect(header.getByText('31°C', { exact: true })).toBeVisible();
});

for (const width of looksHere(widths)) {
  test(`[header-date] [header-logo] [header-sticky] the header has date, logo, search, Subscribe and stays, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/', { width, now: noon });
    const header = page.getByRole('banner');
    const date = header.getByText('Saturday, 21 November 2026').filter({ visible: true });
    await expect(date).toHaveCount(1);
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible({
      visible: width < 1024,
    });
    const search = header.getByRole('link', { name: 'Search' });
    await expect(search).toHaveAttribute('href', '/search');
    await expect(header.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/login');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(header).toBeInViewport();
    const lastRow =
      width < 1024
        ? header.getByRole('link', { name: 'Subscribe' })
        : header.getByRole('link', { name: 'India', exact: true });
    await expect(lastRow).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    // The sticky bar's link is hidden a frame later.
    await expect(search).toHaveCount(1);

    await search.click();
    await expect(page).toHaveURL(/\/search$/);
    await header.getByRole('link', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await header.getByRole('link', { name: 'Daybreak' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('[header-nav] the main navigation shows the first nine categories and marks the active one', async ({
  page,
  site,
}) => {
  await site.open('/category/tech', { width: 1440 });
  const header = page.getByRole('banner');
  expect(await linksIn(header.getByRole('navigation', { name: 'Sections', exact: true }))).toEqual(
    sections,
  );
  const active = header.locator('a[aria-current="page"]');
  await expect(active).toHaveText(['Tech']);
  const [here, elsewhere] = await Promise.all(
    ['Tech', 'World'].map((name) =>
      header
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).color),
    ),
  );
  expect(here).not.toBe(elsewhere);
  await header.getByRole('link', { name: 'Auto' }).click();
  await expect(active).toHaveText(['Auto']);
  await page.goto('/article/article-4');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await header.getByRole('link', { name: 'Daybreak' }).click();
  await expect(page).toHaveTitle('Daybreak');
  await expect(active).toHaveCount(0);
});

for (const width of looksHere([390, 820] as const)) {
  test(`[mobile-menu] the menu covers the window, lists every category and closes on selection, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/category/cricket', { width });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const box = await menu.boundingBox();
    // Classic scrollbars take space from the window.
    const shown = await page.evaluate(() => document.body.clientWidth);
    expect(box).toEqual({ x: 0, y: 0, width: shown, height: page.viewportSize()?.height });
    const links = await linksIn(menu.getByRole('navigation'));
    expect(links.slice(0, 15)).toEqual([...sections, ...moreSections]);
    await expect(menu.locator('a[aria-current="page"]')).toHaveText(['Cricket']);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Web Stories' }).click();
    await expect(page).toHaveURL(/\/category\/web-stories$/);
    await expect(menu).toBeHidden();

    await opener.click();
    // A link to the current page closes the menu too.
    await menu.getByRole('link', { name: 'Web Stories' }).click();
    await expect(menu).toBeHidden();
  });
}

const places = [
  ['Home', '/'],
  ['Explore', '/category/world'],
  ['Stories', '/web-stories'],
  ['News', '/category/business'],
  ['Search', '/search'],
];

test('[bottom-nav] small screens have a bottom navigation that marks the current place', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 390 });
  const bar = page.getByRole('navigation', { name: 'Quick' });
  const current = bar.locator('a[aria-current="page"]');
  expect(await linksIn(bar)).toEqual(places);
  await expect(current).toHaveCount(0);
  for (const [name = '', path = ''] of places) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(current).toHaveText([name]);
    await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  for (const width of [820, 1440] as const) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await expect(bar).toBeHidden();
  }
});
