import type { Page } from '@playwright/test';
import { loggedIn, sidebarOf } from '../support/journey/admin.ts';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { logEntry, minutesBefore, noon } from '../support/records/records.ts';

const specified = [
  ['Dashboard', '/admin/dashboard'],
  ['Articles', '/admin/articles'],
  ['Categories', '/admin/categories'],
  ['Web Stories', '/admin/web-stories'],
  ['Advertisements', '/admin/advertisements'],
  ['Notifications', '/admin/notifications'],
  ['Users', '/admin/users'],
  ['Image Library', '/admin/images'],
  ['YouTube', '/admin/youtube'],
  ['Activity Logs', '/admin/logs'],
] as const;

const further = [
  ['Authors', '/admin/authors'],
  ['Tags', '/admin/tags'],
  ['Deleted', '/admin/deleted'],
  ['Messages', '/admin/messages'],
  ['Subscribers', '/admin/subscribers'],
  ['Settings', '/admin/settings'],
  ['Storage', '/admin/storage'],
] as const;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test.describe('the access page', () => {
  test('[admin-access-form] [admin-access-hint] asks for the password only, with a hint @browser', async ({
    page,
    site,
  }) => {
    await site.open('/admin');
    await expect(page).toHaveTitle('Admin Access - Daybreak admin');
    await expect(heading(page, 'Admin Access')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Enter the password to manage the website.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Secure Login' })).toBeVisible();
    await expect(main.getByText('Demo password: daybreak')).toBeVisible();
    const door = {
      browser: /local flag in this browser and no security/,
      server: /This password is the owner’s/,
    };
    await expect(main.getByText(door[edition])).toBeVisible();
    await expect(main.locator('input:visible')).toHaveCount(1);
    await expect(main.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(main.getByLabel('Password')).toHaveAttribute('required');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  for (const password of ['', 'sunset']) {
    test(`[admin-access-failure] [admin-invalid-field] refuses the password '${password}'`, async ({
      page,
      site,
    }) => {
      await site.open('/admin');
      const field = page.getByLabel('Password');
      await field.fill(password);
      await page.getByRole('button', { name: 'Secure Login' }).click();
      await site.toast('Login Failed', 'Incorrect password. Please try again.', true);
      await expect(page).toHaveURL(/\/admin$/);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Incorrect password\. Please try again\./);
      await expect(field).toHaveValue(password);
      expect(await site.stored('isAdminAuthenticated')).toBeNull();
    });
  }

  test('[admin-access-success] [admin-access-flag] accepts the password, and leads to the dashboard', async ({
    page,
    site,
  }) => {
    await site.open('/admin');
    await page.getByLabel('Password').fill('daybreak');
    await page.getByLabel('Password').press('Enter');
    await site.toast('Login Successful!', 'Redirecting to your dashboard...');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect(await site.stored('isAdminAuthenticated')).toBe(true);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});

test.describe('the guard', () => {
  test('[admin-guard] redirects every page of the back office to the access page', async ({
    page,
    site,
  }) => {
    for (const [, path] of looksHere([...specified, ...further])) {
      await site.open(path);
      await expect(page).toHaveURL(/\/admin$/);
      await expect(heading(page, 'Admin Access')).toBeVisible();
    }
  });

  test('[admin-guard] counts nothing but the flag itself as a session @browser', async ({
    page,
    site,
  }) => {
    for (const flag of ['false', 'yes', '"true"', '1']) {
      await site.open('/admin/dashboard', { store: { isAdminAuthenticated: flag } });
      await expect(heading(page, 'Admin Access')).toBeVisible();
    }
  });

  test('[admin-guard] [admin-tabs] leads to the access page when another tab logs out', async ({
    context,
    page,
    site,
  }) => {
    await site.openAdmin('/admin/logs');
    const other = await context.newPage();
    await other.goto('/admin/dashboard');
    await sidebarOf(other).getByRole('button', { name: 'Logout' }).click();
    await expect(heading(other, 'Admin Access')).toBeVisible();
    await expect(heading(page, 'Admin Access')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('[admin-logout] [admin-access-flag] Logout shows a toast and leads to the access page', async ({
    page,
    site,
  }) => {
    await site.openAdmin('/admin/dashboard', { width: 1440 });
    await sidebarOf(page).getByRole('button', { name: 'Logout' }).click();
    await site.toast('Logged Out', 'You have been successfully logged out.');
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(heading(page, 'Admin Access')).toBeVisible();
    expect(await site.stored('isAdminAuthenticated')).toBeNull();
    await page.goBack();
    await expect(heading(page, 'Admin Access')).toBeVisible();
  });
});

test.describe('the sidebar', () => {
  test('[admin-sidebar] has the specified entries in their order, and marks the current one @browser', async ({
    page,
    site,
  }) => {
    await site.openAdmin('/admin/logs', { width: 1440 });
    const links = sidebarOf(page).getByRole('list').first().getByRole('link');
    await expect(links).toHaveText(specified.map(([label]) => label));
    for (const [at, [, path]] of specified.entries()) {
      await expect(links.nth(at)).toHaveAttribute('href', path);
    }
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Activity Logs');
    await expect(page).toHaveTitle('Activity Logs - Daybreak admin');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const authors = sidebarOf(page).getByRole('link', { name: 'Authors' });
    await expect(authors).toBeHidden();
    for (const group of ['Readers', 'House']) {
      await sidebarOf(page).locator('summary').filter({ hasText: group }).click();
    }
    for (const [label, path] of [...further, ['View site', '/']] as const) {
      const link = sidebarOf(page).getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', path);
    }
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await authors.click();
    await expect(page).toHaveURL('/admin/authors');
    await page.reload();
    await expect(authors).toHaveAttribute('aria-current', 'page');
    await expect(sidebarOf(page).getByRole('link', { name: 'Messages' })).toBeHidden();
    await sidebarOf(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Dashboard');
  });

  for (const width of looksHere([390, 820] as const)) {
    test(`[admin-sidebar-small] [admin-narrow] is a drawer at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.openAdmin('/admin/logs', { width });
      await expect(sidebarOf(page)).toBeHidden();
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const links = sidebarOf(page).getByRole('list').first().getByRole('link');
      await expect(links).toHaveText(specified.map(([label]) => label));
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await drawer.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(drawer).toBeHidden();
      await expect(heading(page, 'Dashboard')).toBeVisible();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    });
  }

  test('[admin-keyboard] the skip link leads past it @browser', async ({ page, site }) => {
    await site.openAdmin('/admin/logs', { width: 1440 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('[admin-back] every section has its title and the way back to the dashboard', async ({
    page,
    site,
  }) => {
    test.slow();
    for (const [label, path] of looksHere([...specified, ...further].slice(1))) {
      await site.openAdmin(path, { width: 1440 });
      await expect(page).toHaveTitle(`${label} - Daybreak admin`);
      await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(heading(page, 'Dashboard')).toBeVisible();
    }
  });

  test('[admin-sidebar] the theme is switched in it @browser', async ({ page, site }) => {
    await site.openAdmin('/admin/logs', { width: 1440, theme: 'light' });
    await sidebarOf(page).getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('[admin-guard] readers load nothing of the back office', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await site.open('/', { store: loggedIn });
    await page.goto('/admin/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const office = asked.filter((url) => /shell-route|dashboard|back-office/.test(url));
    const before = asked.slice(
      0,
      asked.findIndex((url) => url.endsWith('/admin/dashboard')),
    );
    expect(office.length).toBeGreaterThan(1);
    expect(before.filter((url) => office.includes(url))).toEqual([]);
  });
});

test.describe('the log', () => {
  test('[admin-logs-table] lists action, description and how long ago, newest first @browser', async ({
    page,
    site,
  }) => {
    await site.openAdmin('/admin/logs', {
      width: 1440,
      now: noon,
      store: {
        activityLogs: [
          logEntry(1, { timestamp: minutesBefore(5) }),
          logEntry(2, { timestamp: minutesBefore(60) }),
          logEntry(3, { timestamp: minutesBefore(2 * 24 * 60) }),
        ],
      },
    });
    const table = page.getByRole('table', { name: 'Activity' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Action',
      'Description',
      'Timestamp',
    ]);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      'Action number 1',
      'What happened at number 1',
      '5 minutes ago',
    ]);
    await expect(table.locator('time')).toHaveText(['5 minutes ago', '1 hour ago', '2 days ago']);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  });

  test('[admin-logs-empty] says when nothing has been logged @browser', async ({ page, site }) => {
    await site.openAdmin('/admin/logs');
    await expect(page.getByText('No activity has been logged yet.')).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page.getByText('No activity has been logged yet.')).toBeVisible();
  });

  test('[admin-logs-table] [admin-search] [admin-paging] [admin-address] is searched and paged in the address', async ({
    page,
    site,
  }) => {
    const activityLogs = Array.from({ length: 45 }, (_, at) => logEntry(at + 1));
    await site.openAdmin('/admin/logs', { width: 1440, store: { activityLogs } });
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(20);
    await expect(page.getByText('1–20 of 45')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows.first()).toContainText('Action number 21');
    await page.getByRole('searchbox').fill('number 44');
    await expect(page).toHaveURL(/\?q=number(\+|%20)44$/);
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveText(/Action number 44/);
  });
});
