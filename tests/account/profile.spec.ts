import type { Page } from '@playwright/test';
import { edition } from '../support/journey/edition.ts';
import { logIn } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, paragraph, sessionOf, settings, user } from '../support/records/records.ts';

const reader = user(1, { name: 'Asha Rao' });
const asReader = { users: [reader, user(2)], currentUser: sessionOf(reader) };

const subscribedIn = async (records: Promise<Record<string, unknown>[]>) =>
  (await records).map(({ subscribed }) => subscribed);

const state = (page: Page) => page.getByRole('region', { name: 'Subscription:' });

test('[profile-content] name, e-mail, the notifications line and the subscription card', async ({
  page,
  site,
}) => {
  await site.open('/profile', { store: asReader, width: 390 });
  await expect(page).toHaveTitle('Profile - Daybreak');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const rows = page.locator('#main').getByRole('definition');
  await expect(rows.nth(0)).toHaveText('Asha Rao');
  await expect(rows.nth(1)).toHaveText(reader.email);
  await expect(page.getByRole('term').filter({ hasText: 'Push notifications' })).toBeVisible();
  const pushes = edition === 'browser' ? 'Subscribed (Demo)' : 'Not subscribed';
  await expect(page.getByText(pushes, { exact: true })).toBeVisible();
  await expect(state(page)).toContainText('Standard');
  await expect(state(page).getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
});

test('[profile-guard] without a reader the profile leads to the login', async ({ page, site }) => {
  await site.open('/profile');
  await expect(page).toHaveURL('/login');
});

test('[subscription-on] [subscription-off] [subscription-copy] the switch works both ways', async ({
  page,
  site,
}) => {
  await site.open('/profile', { store: asReader });
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await site.toast('Subscription Activated!', 'Thank you for subscribing to Daybreak Premium.');
  await expect(state(page)).toContainText('Premium');
  expect(await subscribedIn(site.storedList('users'))).toEqual([true, false]);
  expect(await site.stored('currentUser')).toMatchObject({ id: reader.id, subscribed: true });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await site.toast('Subscription Canceled', 'Your premium subscription has been canceled.');
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  expect(await subscribedIn(site.storedList('users'))).toEqual([false, false]);
  expect(await site.stored('currentUser')).toMatchObject({ id: reader.id, subscribed: false });
});

test('[subscription-on] the toast names the product as the settings do @browser', async ({
  page,
  site,
}) => {
  const siteSettings = settings({ siteName: 'The Harbour' });
  await site.open('/profile', { store: { ...asReader, siteSettings } });
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await site.toast('Subscription Activated!', 'Thank you for subscribing to The Harbour Premium.');
});

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `log-${1000 - at}`,
    action: 'Created Article',
    description: `Entry ${at}`,
    timestamp: '2026-11-01T00:00:00.000Z',
  }));

test('[activity-once] each change is logged once, the newest first @browser', async ({
  page,
  site,
}) => {
  const old = entries(3);
  await site.open('/profile', { store: { ...asReader, activityLogs: old } });
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await site.toast('Subscription Activated!');
  const [newest, ...others] = await site.storedList('activityLogs');
  expect(newest).toMatchObject({
    action: 'Updated Subscription',
    description: 'User "Asha Rao" is now Premium',
  });
  expect(others).toEqual(old);
});

test('[activity-cap] the log keeps its newest 100 entries @browser', async ({ page, site }) => {
  const old = entries(100);
  await site.open('/profile', { store: { ...asReader, activityLogs: old } });
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await site.toast('Subscription Activated!');
  const log = await site.storedList('activityLogs');
  expect(log).toHaveLength(100);
  expect(log.slice(1)).toEqual(old.slice(0, 99));
});

test('[logout] logging out says so, clears the session and keeps the account', async ({
  page,
  site,
}) => {
  await site.open('/profile', { store: asReader });
  await page.getByRole('button', { name: 'Logout' }).click();
  await site.toast('Logged Out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/');
  expect(await site.stored('currentUser')).toBeNull();
  expect(await site.storedList('users')).toHaveLength(2);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
});

const section = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByText(title, { exact: true }) });

test('[password-change] the password is changed once the present one was given', async ({
  page,
  site,
}) => {
  await site.open('/profile', { store: asReader, width: 390 });
  await page.getByText('Change password', { exact: true }).click();
  const form = section(page, 'Change password');
  const current = form.getByLabel('Current password', { exact: true });
  const next = form.getByLabel('New password', { exact: true });
  await current.fill('wrong');
  await next.fill('a new password');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await site.toast('Password Not Changed', 'This is not your present password.', true);
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your present password.');
  // A server never echoes passwords.
  await expect(next).toHaveValue(edition === 'browser' ? 'a new password' : '');
  await next.fill('a new password');

  await current.fill('password-1');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await site.toast('Password Changed');
  await expect(next).toHaveValue('');
  await expect(page).toHaveURL('/profile');
  const [stored] = await site.storedList('users');
  expect(stored?.password).toMatch(/^\$(pbkdf2|argon2id)/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await logIn(page, reader.email, 'a new password');
  await expect(page).toHaveURL('/profile');
});

test('[account-sessions] a reader sees where they are logged in, and ends that @server', async ({
  browser,
  page,
  site,
}) => {
  await site.open('/profile', { store: asReader, width: 390 });
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(new URL('/login', page.url()).href);
  await logIn(other, reader.email, 'password-1');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await page.reload();
  const list = section(page, 'Where you are logged in');
  await page.getByText('Where you are logged in', { exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveText(
    /A journey/,
  );
  await list.getByRole('button', { name: 'Log out: Chrome on' }).click();
  await site.toast('Logged Out', 'That browser is no longer logged in.');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await logIn(other, reader.email, 'password-1');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await page.getByText('Where you are logged in', { exact: true }).click();
  await list.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await site.toast('Logged Out', 'You are no longer logged in anywhere.');
  for (const tab of [page, other]) {
    await tab.goto(new URL('/profile', page.url()).href);
    await expect(tab.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  }
  await context.close();
});

test('[account-delete] a reader deletes their account with its password, and nobody else’s', async ({
  page,
  site,
}) => {
  await site.open('/profile', { store: { ...asReader, activityLogs: [] } });
  await page.getByText('Delete account', { exact: true }).click();
  const form = section(page, 'Delete account');
  await expect(form.getByText('are deleted at once and for good')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('wrong');
  await form.getByRole('button', { name: 'Delete Account' }).click();
  await site.toast('Account Not Deleted', 'This is not your present password.', true);
  expect(await site.storedList('users')).toHaveLength(2);

  await form.getByLabel('Password', { exact: true }).fill('password-1');
  await form.getByRole('button', { name: 'Delete Account' }).click();
  await site.toast('Account Deleted', 'Your account and all that it held are gone.');
  await expect(page).toHaveURL('/');
  expect(await site.storedList('users')).toEqual([user(2)]);
  expect(await site.stored('currentUser')).toBeNull();
  expect(await site.storedList('activityLogs')).toMatchObject([{ action: 'Deleted User' }]);
});

test('[session-restored] a reader stays logged in after a reload', async ({ page, site }) => {
  const secret = article(1, {
    isPremium: true,
    content: Array.from({ length: 12 }, (_, n) => paragraph(`b${n}`, `Paragraph ${n} of twelve.`)),
  });
  const premium = { ...reader, subscribed: true };
  await site.open(`/article/${secret.id}`, {
    store: { articles: [secret], users: [premium], currentUser: sessionOf(premium) },
  });
  await expect(page.getByText('Paragraph 11 of twelve.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paragraph 11 of twelve.')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Asha Rao')).toBeVisible();
});

test('[session-deleted] a deleted reader is logged out', async ({ page, site }) => {
  await site.open('/profile', { store: { users: [user(2)], currentUser: sessionOf(reader) } });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('[session-deleted] a reader deleted in another tab can change nothing any more', async ({
  context,
  page,
  site,
}) => {
  await site.open('/profile', { store: asReader });
  await expect(page.getByText('Asha Rao')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await site.saveElsewhere(other, { users: [user(2)] });
  // Live updates of the server edition are about content only: the next request notices the
  // deletion.
  if (edition === 'server') await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL('/login');
});

for (const [what, currentUser] of Object.entries({
  'no JSON': '{"id":"user-',
  'another shape': [1, 2, 3],
  'an id that is a number': { id: 7 },
})) {
  test(`[session-restored] a session that is ${what} is ignored @browser`, async ({
    page,
    site,
  }) => {
    await site.open('/profile', { store: { ...asReader, currentUser } });
    await expect(page).toHaveURL('/login');
  });
}
