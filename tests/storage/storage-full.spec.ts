import type { Page } from '@playwright/test';
import { fillUp } from '../support/journey/fill-up.ts';
import { mainField, register } from '../support/journey/forms.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { articles, noon, sessionOf, user } from '../support/records/records.ts';

test.describe.configure({ timeout: 60_000 });

const everything = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { filler: _, storageRevision: __, ...rest } = { ...localStorage };
    return rest;
  });

const says = (site: Site): Promise<void> =>
  site.toast('Storage Full', /Nothing was changed; delete something and try again\.$/, true);

/** Opens a page, and waits until the samples are written. */
async function openFilled(page: Page, site: Site, path: string, store = {}): Promise<void> {
  await site.open(path, { store: { articles: articles(1), ...store } });
  await expect.poll(() => page.evaluate(() => 'siteSettings' in localStorage)).toBe(true);
  await expect.poll(() => page.evaluate(() => 'storageRevision' in localStorage)).toBe(true);
}

test('[storage-full] a registration that does not fit changes nothing and keeps what was typed @browser', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  await openFilled(page, site, '/register', { users: [user(1)] });
  const before = await everything(page);
  // No room at all, and too little for the log entry.
  for (const room of [0, 300]) {
    await fillUp(page, room);
    await register(page, 'Asha Rao', 'asha@daybreak.example');
    await says(site);
    expect(await everything(page), `${room} characters of room`).toEqual(before);
    await expect(mainField(page, 'Full Name')).toHaveValue('Asha Rao');
    await expect(mainField(page, 'Email')).toHaveValue('asha@daybreak.example');
    await expect(mainField(page, 'Password')).toHaveValue('a long password');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.evaluate(() => localStorage.removeItem('filler'));
  await register(page, 'Asha Rao', 'asha@daybreak.example');
  await expect(page).toHaveURL('/profile');
  expect(await site.storedList('users')).toHaveLength(2);
});

test('[storage-full] an account that fits where its session does not is made, and the toast says so @browser', async ({
  page,
  site,
}) => {
  await openFilled(page, site, '/register', { users: [user(1)] });
  await fillUp(page, 570);
  await register(page, 'Asha Rao', 'asha@daybreak.example');
  const text = 'Your account was made, but this browser could not keep you logged in.';
  await site.toast('Storage Full', text, true);
  expect(await site.storedList('users')).toHaveLength(2);
  expect(await site.storedList('activityLogs')).toHaveLength(1);
  expect(await site.stored('currentUser')).toBeNull();
});

test('[storage-full] an address for the newsletter that does not fit stays in its box @browser', async ({
  page,
  site,
}) => {
  await openFilled(page, site, '/', { newsletterSubscribers: [] });
  await fillUp(page);
  const before = await everything(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill('asha@daybreak.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await says(site);
  await expect(footer.getByLabel('Email address')).toHaveValue('asha@daybreak.example');
  expect(await everything(page)).toEqual(before);
});

test('[storage-full] a message that does not fit stays in the form, and arrives once there is room @browser', async ({
  page,
  site,
}) => {
  await openFilled(page, site, '/contact-us');
  await fillUp(page);
  const before = await everything(page);
  const letter = { Name: 'Asha', Email: 'a@daybreak.example', Subject: 'Hello', Message: 'Text.' };
  for (const [label, text] of Object.entries(letter)) await mainField(page, label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await says(site);
  for (const [label, text] of Object.entries(letter)) {
    await expect(mainField(page, label)).toHaveValue(text);
  }
  expect(await everything(page)).toEqual(before);
  await page.evaluate(() => localStorage.removeItem('filler'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await site.toast('Message Sent!');
  expect(await site.storedList('contactMessages')).toHaveLength(1);
});

test('[storage-full] the subscription stays as it was @browser', async ({ page, site }) => {
  const reader = user(1);
  await openFilled(page, site, '/profile', { users: [reader], currentUser: sessionOf(reader) });
  await fillUp(page);
  const before = await everything(page);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await says(site);
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  expect(await everything(page)).toEqual(before);
});

test('[storage-full] a storage without room for the samples still shows the newspaper @browser', async ({
  page,
  site,
}) => {
  site.expectError(/the samples of '\w+' could not be stored/);
  await site.open('/about-us', { store: { articles: null }, now: noon });
  await page.evaluate(() => localStorage.clear());
  await fillUp(page);
  for (const [path, heading] of [
    ['/', /^Late rain/],
    ['/category/tech', 'Tech News'],
    ['/article/article-4', /^Hyderabad line/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
