import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { leftWork } from '../support/journey/left-work.ts';
import { expect, test } from '../support/journey/site.ts';
import { settings } from '../support/records/records.ts';

const path = '/admin/settings';

test("[admin-settings] everything is saved, and shows in a reader's tab without a reload", async ({
  page,
  context,
  server,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  const reader = await context.newPage();
  await reader.goto('/contact-us');
  await page.getByLabel('Site name').fill('The Harbour');
  await page.getByLabel('Temperature text').fill('31°C');
  await page.getByLabel('Default theme').selectOption({ label: 'Dark' });
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
  await page.getByLabel('Time zone').selectOption('Europe/London');
  await page.getByLabel('Seconds for a page').fill('9');
  await page.getByRole('switch', { name: 'Show demo stories' }).uncheck();
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await page.locator('#main').getByLabel(name).fill(`https://social.example/${name}`);
  }
  await page.getByLabel('Address', { exact: true }).fill('1 Quay Street');
  await page.getByLabel('Phone').fill('+91 1');
  await page.getByLabel('E-mail').fill('desk@harbour.example');
  if (server) await page.getByLabel('Versions kept of an article').fill('40');
  else await expect(page.getByText('keeps the last ten versions of all')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await site.toast('Success', 'Settings saved successfully.');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(await site.storedList('siteSettings')).toMatchObject([
    {
      id: 'site',
      siteName: 'The Harbour',
      temperature: '31°C',
      themeDefault: 'dark',
      timeZone: 'Europe/London',
      storySeconds: 9,
      showDemoStories: false,
      versionsKept: server ? 40 : 500,
      facebook: 'https://social.example/Facebook',
      youtube: 'https://social.example/YouTube',
      contactAddress: '1 Quay Street',
      contactPhone: '+91 1',
      contactEmail: 'desk@harbour.example',
    },
  ]);
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({ action: 'Updated Settings' });
  await expect(reader).toHaveTitle(/The Harbour/);
  await expect(reader.getByText('31°C').first()).toBeVisible();
  await expect(reader.getByText('1 Quay Street').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Site name')).toHaveValue('The Harbour');
  await expect(page.getByRole('switch', { name: 'Show demo stories' })).not.toBeChecked();
});

test('[admin-settings-rules] an invalid value is refused, its field marked and focused @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { siteSettings: settings(), activityLogs: [] } });
  const cases = [
    ['Site name', '  ', 'The site needs a name.', 'Daybreak'],
    ['Seconds for a page', '0', 'Seconds from 1 to 60, please.', '5'],
    ['Seconds for a page', '', 'Seconds from 1 to 60, please.', '5'],
    [
      'Facebook',
      'javascript:alert(1)',
      'Please enter a whole address, beginning with https://.',
      '',
    ],
  ] as const;
  for (const [label, wrong, said, right] of cases) {
    const field = page.locator('#main').getByLabel(label);
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await site.toast('Validation Error', said, true);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill(right);
  }
  expect(await site.storedList('activityLogs')).toEqual([]);
});

test('[admin-conflict-versions] another tab saved first: both versions, and the text stays @browser', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { store: { siteSettings: settings() } });
  const other = await context.newPage();
  await other.goto(path);
  await page.getByLabel('Site name').fill('Mine');
  await other.getByLabel('Site name').fill('Theirs');
  await other.getByRole('button', { name: 'Save Settings' }).click();
  await expect(other.getByText('Settings saved successfully.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await leftWork(page).settleConflict('Mine', 'Theirs', 'Keep editing');
  await expect(page.getByLabel('Site name')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await leftWork(page).settleConflict('Mine', 'Theirs', 'Take theirs');
  await expect(page.getByLabel('Site name')).toHaveValue('Theirs');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('[admin-unsaved] leaving with unsaved changes asks @browser', async ({ page, site }) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByLabel('Site name').fill('Half a thou');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel('Site name')).toHaveValue('Half a thou');
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  await (await asked).accept();
  await left;
  await page.getByLabel('Site name').fill('Another thought');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] nothing to find in settings, ${theme}, at 390 px`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { theme, width: 390, reducedMotion: true });
    await page.getByLabel('Site name').fill('');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await site.toast('Validation Error', 'The site needs a name.', true);
    await expectNoFindings(page, 'the form with a failure');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
