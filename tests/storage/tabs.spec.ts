import type { BrowserContext, Page } from '@playwright/test';
import { logIn, register } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import {
  article,
  articles,
  category,
  sessionOf,
  settings,
  user,
} from '../support/records/records.ts';

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

const reader = user(1, { name: 'Asha Rao' });

/** Opens a second tab of the same browser. */
async function openTab(context: BrowserContext, first: Page, path: string): Promise<Page> {
  await first.evaluate(() => {
    document.documentElement.dataset.journey = 'same document';
  });
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.locator('h1')).toBeAttached();
  return tab;
}

/** Expects that the first tab was not reloaded. */
const expectSameDocument = (first: Page): Promise<void> =>
  expect(first.locator('html')).toHaveAttribute('data-journey', 'same document');

const profileLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true });

test('[storage-tabs] a registration in one tab is effective in the others', async ({
  context,
  page,
  site,
}) => {
  await site.open('/', { width: 1440 });
  await expect(profileLink(page)).toHaveCount(0);
  const other = await openTab(context, page, '/register');
  await register(other, 'Asha Rao', 'asha@daybreak.example');
  await expect(other).toHaveURL('/profile');
  await expect(profileLink(page)).toBeVisible();
  await expectSameDocument(page);
  await profileLink(page).click();
  await expect(page.getByText('asha@daybreak.example')).toBeVisible();
});

test('[storage-tabs] login, subscription and logout in one tab show in the others', async ({
  context,
  page,
  site,
}) => {
  await site.open('/profile', {
    width: 1440,
    store: { users: [reader], currentUser: sessionOf(reader) },
  });
  const state = page.getByRole('region', { name: 'Subscription:' });
  await expect(state).toContainText('Standard');
  const other = await openTab(context, page, '/profile');
  await other.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(state).toContainText('Premium');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(profileLink(page)).toHaveCount(0);
  await other.goto('/login');
  await logIn(other, reader.email, 'password-1');
  await expect(profileLink(page)).toBeVisible();
  await expectSameDocument(page);
});

test('[storage-tabs] an address is on the newsletter’s list once, whichever tab it came from', async ({
  context,
  page,
  site,
}) => {
  await site.open('/about-us');
  const other = await openTab(context, page, '/terms-of-use');
  const subscribe = async (tab: Page, email: string): Promise<void> => {
    const footer = tab.getByRole('contentinfo');
    await footer.getByLabel('Email address').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
  };
  await Promise.all([
    subscribe(page, 'one@daybreak.example'),
    subscribe(other, 'two@daybreak.example'),
  ]);
  await expect.poll(() => site.stored('newsletterSubscribers')).toHaveLength(2);
  await expect.poll(() => site.stored('activityLogs')).toHaveLength(2);
  const field = page.getByRole('contentinfo').getByLabel('Email address');
  await expect(field).toHaveValue('');
  await subscribe(page, 'two@daybreak.example');
  await site.toast('Already Subscribed', 'This address already receives the newsletter.', true);
  expect(await site.storedList('newsletterSubscribers')).toHaveLength(2);
});

test('[storage-tabs] articles, sections, stories and settings that another tab stores show at once', async ({
  context,
  page,
  site,
}) => {
  await site.open('/', { width: 1440, store: { articles: articles(1) } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Story number 1');
  const other = await openTab(context, page, '/about-us');
  const corrected = [article(1, { title: 'Corrected' }), article(2)];
  await site.saveElsewhere(other, { articles: corrected });
  await expect(heading).toHaveText('Corrected');
  await site.saveElsewhere(other, { categories: [category(1, 'Harbour')] });
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText(['Harbour']);
  const siteSettings = settings({ siteName: 'The Harbour', temperature: '31°C' });
  await site.saveElsewhere(other, { siteSettings });
  await expect(page).toHaveTitle('The Harbour');
  await expect(page.getByText('31°C').first()).toBeVisible();
  await expectSameDocument(page);
});

test('[storage-tabs] a storage that another tab empties shows the samples at once @browser', async ({
  context,
  page,
  site,
}) => {
  const siteSettings = settings({ siteName: 'The Harbour' });
  await site.open('/', { store: { articles: articles(1), siteSettings } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Story number 1');
  const other = await openTab(context, page, '/about-us');
  await other.evaluate(() => localStorage.clear());
  await expect(heading).toHaveText(/^Late rain/);
  await expect(page).toHaveTitle('Daybreak');
  await expectSameDocument(page);
});

test('[storage-tabs] the theme chosen in one tab shows in the others', async ({
  context,
  page,
  site,
}) => {
  await site.open('/', { theme: 'light' });
  const other = await openTab(context, page, '/about-us');
  await other.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[storage-tabs] input survives changes by another tab', async ({ context, page, site }) => {
  await site.open('/contact-us');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Half a sentence');
  const other = await openTab(context, page, '/about-us');
  await site.saveElsewhere(other, { siteSettings: settings({ temperature: '31°C' }) });
  await expect(page.getByText('31°C').first()).toBeAttached();
  await expect(message).toHaveValue('Half a sentence');
});
