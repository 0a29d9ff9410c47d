import { expectNoFindings } from '../support/journey/audit.ts';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expectKept, leftWork } from '../support/journey/left-work.ts';
import { expect, test } from '../support/journey/site.ts';

const path = '/admin/notifications';

const sentTitle = edition === 'browser' ? 'Notification Sent! (Simulation)' : 'Notification Sent!';

test('[admin-notifications-form] title, message, optional link, and the limits of this edition', async ({
  page,
  site,
}) => {
  await site.openAdmin(path);
  await expect(page.getByLabel('Title')).toHaveAttribute('required');
  await expect(page.getByLabel('Message')).toHaveAttribute('required');
  const link = page.getByLabel('Link (optional)');
  await expect(link).toHaveAttribute('type', 'url');
  await expect(link).not.toHaveAttribute('required');
  await expect(page.getByRole('button', { name: 'Send Notification' })).toBeVisible();
  const audience =
    edition === 'browser' ? /cannot reach readers' devices/ : /No browser is subscribed yet/;
  await expect(page.getByText(audience)).toBeVisible();
});

test('[admin-notifications-sent] [admin-notifications-log] a toast reports the reached browsers, or the simulation, and the form is cleared', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const shown: unknown[] = [];
    class Shown {
      static permission = 'granted';
      constructor(title: string, options: { body: string }) {
        shown.push({ title, body: options.body });
      }
    }
    Object.assign(window, { Notification: Shown, shown });
  });
  await site.openAdmin(path, { store: { activityLogs: [] } });
  await page.getByLabel('Title').fill('Rain tonight');
  await page.getByLabel('Message').fill('Take an umbrella.');
  await page.getByRole('button', { name: 'Send Notification' }).click();
  await site.toast(sentTitle, /"Rain tonight"/);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  const became = edition === 'browser' ? 'was sent' : 'reached no browser: nobody is subscribed';
  expect(await site.storedList('activityLogs')).toMatchObject([
    { action: 'Sent Push Notification', description: `Notification "Rain tonight" ${became}` },
  ]);
  // Only the simulation of the browser edition shows the notification on this device.
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(
    edition === 'browser' ? [{ title: 'Rain tonight', body: 'Take an umbrella.' }] : [],
  );
});

test('[admin-notifications-required] no title, or no message: refused, the text stays @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { activityLogs: [] } });
  await page.getByRole('button', { name: 'Send Notification' }).click();
  await site.toast('Error', 'Title and message are required.', true);
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Rain tonight');
  await page.getByRole('button', { name: 'Send Notification' }).click();
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
    'Title and message are required.',
  );
  await expect(page.getByLabel('Title')).toHaveValue('Rain tonight');
  expect(await site.storedList('activityLogs')).toEqual([]);
});

test('[admin-drafts] [admin-unsaved] an unsent notification is kept, linked from the dashboard, and offered @browser', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await site.openAdmin(path);
  await page.getByLabel('Title').fill('Rain tonight');
  await expectKept(page, 'Rain tonight');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Rain tonight' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await leftWork(page).compareAndRestore('Rain tonight', '—');
  await expect(page.getByLabel('Title')).toHaveValue('Rain tonight');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Message').fill('Take an umbrella.');
  await page.getByRole('button', { name: 'Send Notification' }).click();
  await site.toast(sentTitle, /"Rain tonight"/);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(leftWork(page).banner).toBeHidden();
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] nothing to find in notifications, ${theme}, at 390 px`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { theme, width: 390, reducedMotion: true });
    await page.getByRole('button', { name: 'Send Notification' }).click();
    await site.toast('Error', 'Title and message are required.', true);
    await expectNoFindings(page, 'the form with a failure');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
