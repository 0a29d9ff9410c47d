import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { articles } from '../support/records/records.ts';

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Find a section, a record or an action' });
const field = (page: Page) => palette(page).getByRole('combobox');

test('[admin-palette] Ctrl-K finds a section by typing and goes there @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', { width: 1440 });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('act lo');
  const option = palette(page).getByRole('option', { selected: true });
  await expect(option).toHaveText('Activity Logs');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/logs$/);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[admin-palette] the arrows move through what was found, around its ends @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/logs');
  await page.keyboard.press('Meta+k');
  await page.keyboard.type('new');
  const options = palette(page).getByRole('option');
  await expect(options).toContainText([
    'New ArticleAlt N',
    'New Web Story',
    'New Video',
    'New Image',
    'New Category',
    'New Advertisement',
    'New Notification',
  ]);
  // Records are found a little later than commands.
  await expect(options.last()).toHaveText(/^Open-air cinemas/);
  const selected = palette(page).getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText('New Web Story');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText((await options.last().textContent()) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText(/^New Article/);
});

test('[admin-palette] finds records by their words and opens them', async ({ page, site }) => {
  const store = {
    articles: [{ ...articles(1)[0], title: 'Noise exhibition' }],
    authors: [{ id: 'author-1', slug: 'anna-berg', name: 'Anna Berg' }],
    // With a draft beside it: in two tabs of the desk, and once here.
    drafts: [{ ...articles(1)[0], title: 'Noise exhibition', stage: 'draft', isPublic: true }],
  };
  await site.openAdmin('/admin/dashboard', { width: 1440, store });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('anna');
  await expect(palette(page).getByRole('group', { name: 'Authors' })).toContainText('Anna Berg');
  await field(page).fill('exhib');
  const found = palette(page).getByRole('group', { name: 'Articles' }).getByRole('option');
  await expect(found).toHaveText('Noise exhibition');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/articles\/article-\d+$/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Noise exhibition',
  );
});

test('[admin-palette] says when nothing is found, and returns the focus after Escape @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/logs', { width: 1440 });
  const opener = page.getByRole('button', { name: /Ctrl K/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('zebra');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await expect(palette(page).getByRole('status').first()).toHaveText('Nothing found for “zebra”.');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[admin-palette] switches the theme, leads to the site and logs out @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/logs', { width: 390, theme: 'light' });
  await page.getByRole('button', { name: 'Find a section, a record or an action' }).click();
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await palette(page).getByRole('option', { name: 'View site' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);

  await page.goto('/admin/logs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Activity Logs');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('logout');
  await page.keyboard.press('Enter');
  await site.toast('Logged Out', 'You have been successfully logged out.');
  await expect(page).toHaveURL(/\/admin$/);
});

test('[admin-palette] stays away while a dialog is open @browser', async ({ page, site }) => {
  await site.openAdmin('/admin/logs', { width: 390 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('[admin-palette] Alt-N creates a record of the current section, and the palette shows the shortcut @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/categories', { width: 1440 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new cat');
  await expect(palette(page).getByRole('option')).toHaveText(['New CategoryAlt N']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL(/\/admin\/categories\?new=1$/);
  await expect(page.getByRole('dialog', { name: /Category/ })).toBeVisible();
});

test('[admin-palette] finds messages, accounts and settings, and leads to them', async ({
  page,
  site,
}) => {
  const letter = { name: 'Ravi', email: 'ravi@example.com', message: 'Rain', status: 'new' };
  await site.openAdmin('/admin/dashboard', {
    width: 1440,
    store: { contactMessages: [{ ...letter, id: 'message-1', subject: 'Ferry', createdAt: '' }] },
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('ravi');
  await palette(page).getByRole('group', { name: 'Messages' }).getByRole('option').click();
  await expect(page).toHaveURL(/\/admin\/messages\?q=Ravi$/);
  await expect(page.getByRole('row', { name: /Ferry/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('time zone');
  await palette(page).getByRole('group', { name: 'Settings' }).getByRole('option').click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeFocused();
});
