import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { sessionOf, user } from '../support/records/records.ts';

const path = '/admin/users';
const users = [user(1), user(2, { subscribed: true })];

test('[admin-users-table] name, e-mail and subscription; nothing to add or edit @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { users } });
  await expect(page.getByRole('columnheader')).toContainText([
    '',
    'Name',
    'Email',
    'Subscription',
    'Actions',
  ]);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Reader 1');
  await expect(rows.nth(1)).toContainText('reader1@daybreak.example');
  await expect(rows.nth(1)).toContainText('Standard');
  await expect(rows.nth(2)).toContainText('Premium');
  await expect(page.locator('#main').getByRole('button', { name: /add|new|edit/i })).toHaveCount(0);
});

test('[admin-users-empty] nobody has registered @browser', async ({ page, site }) => {
  await site.openAdmin(path, { store: { users: [] } });
  await expect(page.getByText('No users have registered yet.', { exact: true })).toBeVisible();
});

test("[admin-users-switch] Premium and Standard, renewed in the session and in the reader's tab", async ({
  page,
  context,
  site,
}) => {
  const [first = user(1)] = users;
  await site.openAdmin(path, { store: { users, currentUser: sessionOf(first) } });
  const reader = await context.newPage();
  await reader.goto('/profile');
  const premium = page.getByRole('switch', { name: 'Premium for Reader 1' });
  // `click`, not `check`: the switch turns only after the change was saved.
  await premium.click();
  await expect(premium).toBeChecked();
  await site.toast('Success', 'Subscription updated successfully.');
  await expect(page.getByRole('row').nth(1)).toContainText('Premium');
  expect((await site.storedList('users'))[0]).toMatchObject({ subscribed: true });
  expect(await site.stored('currentUser')).toMatchObject({ subscribed: true });
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Updated Subscription',
    description: 'User "Reader 1" is now Premium',
  });
  await expect(reader.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
  await premium.click();
  await expect(premium).not.toBeChecked();
  await expect(page.getByRole('row').nth(1)).toContainText('Standard');
});

test('[admin-users-confirm] [admin-users-deleted] deleting asks, and logs the reader out', async ({
  page,
  context,
  site,
}) => {
  const [first = user(1)] = users;
  await site.openAdmin(path, { store: { users, currentUser: sessionOf(first) } });
  await page.getByRole('button', { name: 'Delete Reader 1' }).click();
  await expect(
    page.getByText('This will permanently delete the user "Reader 1".', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.toast('Success', 'User deleted successfully.');
  expect(await site.storedList('users')).toHaveLength(1);
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Deleted User',
    description: 'A reader’s account was deleted',
  });
  const reader = await context.newPage();
  await reader.goto('/profile');
  await expect(reader).toHaveURL('/login');
});

test('[admin-paging] [admin-users-table] long lists are paged, the page in the address @server', async ({
  page,
  site,
}) => {
  const many = Array.from({ length: 25 }, (_, at) => user(at + 1));
  await site.openAdmin(path, { store: { users: many } });
  await expect(page.getByText('1–20 of 25')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('21–25 of 25')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(6);
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] nothing to find in users, ${theme}, at 390 px`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { store: { users }, theme, width: 390, reducedMotion: true });
    await expectNoFindings(page, 'the table');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
