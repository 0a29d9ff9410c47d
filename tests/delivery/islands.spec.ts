import type { Page } from '@playwright/test';
import { PAGE_SCRIPT_LIMIT } from '../../scripts/measure-bundle.mjs';
import { scriptsOf, settle, sizeOf } from '../support/journey/page-scripts.ts';
import { expect, test } from '../support/journey/site.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';
import { articles, settings, stories } from '../support/records/records.ts';

test('[size] before any interaction, a page’s scripts stay within their limit @server', async ({
  page,
  site,
}) => {
  test.slow();
  site.expectError(/404/);
  const scripts = scriptsOf(page);
  for (const { path, store } of pagesInTurn) {
    await test.step(path, async () => {
      // The page before would show what is stored for this one.
      await page.goto('about:blank');
      scripts.clear();
      await site.open(path, store ? { store } : {});
      await settle(page);
      expect.soft(sizeOf(scripts), path).toBeGreaterThan(0);
      expect.soft(sizeOf(scripts), path).toBeLessThanOrEqual(PAGE_SCRIPT_LIMIT);
    });
  }
});

test('[footer-social] the click that wakes an island takes effect, and so does a second one @server', async ({
  page,
  site,
}) => {
  const scripts = scriptsOf(page);
  await site.open('/about-us');
  await settle(page);
  const before = scripts.size;
  const title = "This feature isn't implemented yet";
  for (const network of ['Facebook', 'Instagram']) {
    await page.getByRole('button', { name: network }).click();
    await site.toast(title);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(title)).toHaveCount(0);
  }
  expect(scripts.size).toBeGreaterThan(before);
});

/** Delays scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('[footer-social] [theme-toggle] buttons pressed before the script has loaded take effect when it loads @server', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 1440, theme: 'light' });
  const come = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  // A double click, as by a reader to whom nothing seems to happen.
  await page.getByRole('button', { name: 'Dark theme' }).first().dblclick();
  await page.getByRole('button', { name: 'Facebook' }).click();
  come();
  await site.toast("This feature isn't implemented yet");
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[viewer-share] a story pressed before the script has loaded opens @server', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { store: { webStories: stories(2) } });
  const come = await holdScripts(page);
  await page.goto('/web-stories', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Web story number 2' }).click();
  await expect(page).toHaveTitle('Web story number 2 - Daybreak');
  come();
  await expect(page.getByRole('dialog', { name: 'Web story number 2' })).toBeVisible();
});

test('[login-form] a box ticked before the script has loaded stays ticked @server', async ({
  page,
  site,
}) => {
  await site.open('/login');
  const come = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Show password').check();
  come();
  await expect(page.locator('#main').getByLabel('Password', { exact: true })).toHaveAttribute(
    'type',
    'text',
  );
});

test('[login-form] an island that wakes keeps input and focus @server', async ({ page, site }) => {
  await site.open('/login');
  const password = page.locator('#main').getByLabel('Password', { exact: true });
  await password.fill('half a pass');
  await page.getByLabel('Show password').check();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('half a pass');
  await expect(page.getByLabel('Show password')).toBeFocused();
});

test('[storage-tabs] a save shows in an open page, but does not move a page that was scrolled @server', async ({
  page,
  server,
  site,
}) => {
  await site.open('/', { width: 1440, store: { articles: articles(9) } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Story number 1');
  await settle(page);
  await server?.seed({ articles: articles(9).slice(1) });
  await expect(heading).toHaveText('Story number 2');

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await server?.seed({ articles: articles(9), siteSettings: settings({ temperature: '31°C' }) });
  await expect(page.getByText('31°C').first()).toBeAttached();
  await expect(heading).toHaveText('Story number 2');
  await page.mouse.wheel(0, -2000);
  await expect(heading).toHaveText('Story number 1');
});
