import type { Page } from '@playwright/test';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { widths } from '../support/journey/widths.ts';
import { settings } from '../support/records/records.ts';

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(15, 21, 27)';

for (const width of looksHere(widths)) {
  test(`[theme-toggle] the theme follows the system until it is toggled, and the choice is kept, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/', { width, colorScheme: 'dark' });
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await paperOf(page)).toBe(dark);
    expect(await site.stored('vite-ui-theme')).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await paperOf(page)).toBe(light);

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await paperOf(page)).toBe(dark);
    expect(await site.stored('vite-ui-theme')).toBe('dark');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await site.stored('vite-ui-theme')).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paperOf(page)).toBe(light);
  });
}

test('[theme-toggle] the theme is right before any script of the page has run', async ({
  page,
  site,
}) => {
  const cases = [
    { store: { 'vite-ui-theme': 'dark' }, colorScheme: 'light', paper: dark },
    { store: { 'vite-ui-theme': 'light' }, colorScheme: 'dark', paper: light },
    { store: { 'vite-ui-theme': 'system' }, colorScheme: 'dark', paper: dark },
    { store: { 'vite-ui-theme': '{"no":' }, colorScheme: 'dark', paper: dark },
    {
      store: { 'vite-ui-theme': null, siteSettings: settings({ themeDefault: 'dark' }) },
      colorScheme: 'light',
      paper: dark,
    },
  ] as const;
  for (const { store, colorScheme, paper } of cases) {
    await site.open('/about-us', { width: 390, colorScheme, store });
    expect(await paperOf(page)).toBe(paper);
    const gate = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/*.js', async (route) => {
      held += 1;
      await gate.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => held).toBeGreaterThan(0);
    await expect.poll(() => paperOf(page)).toBe(paper);
    if (edition === 'browser') await expect(page.locator('#root')).toBeEmpty();
    gate.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('[theme-toggle] a choice made in one tab shows in the others', async ({
  context,
  page,
  site,
}) => {
  await site.open('/about-us', { width: 820 });
  const other = await context.newPage();
  await other.goto('/terms-of-use');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => paperOf(other)).toBe(dark);
});
