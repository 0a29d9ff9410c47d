import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { noon } from '../support/records/records.ts';

const message = (n: number, overrides: Record<string, unknown> = {}) => ({
  id: `message-${n}`,
  name: `Asha Rao ${n}`,
  email: `asha${n}@daybreak.example`,
  subject: `Subject number ${n}`,
  message: `Hello,\n\nthis is message number ${n}.`,
  status: 'new',
  createdAt: noon.toISOString(),
  ...overrides,
});
const contactMessages = [message(1), message(2, { status: 'read' })];

const subscriber = (n: number, email = `someone${n}@daybreak.example`) => ({
  id: `subscriber-${n}`,
  email,
  createdAt: noon.toISOString(),
});

test('[admin-messages] listed new and read; opening one marks it read, and it can be new again @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/messages', { store: { contactMessages, activityLogs: [] } });
  await expect(page.getByRole('columnheader')).toContainText([
    '',
    'From',
    'Subject',
    'Received',
    'Status',
    'Actions',
  ]);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Asha Rao 1');
  await expect(rows.nth(1)).toContainText('asha1@daybreak.example');
  await expect(rows.nth(1).getByText('New', { exact: true })).toBeVisible();
  await expect(rows.nth(2).getByText('Read', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Subject number 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Subject number 1' });
  await expect(dialog).toContainText('this is message number 1.');
  await expect(dialog.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:asha1%40daybreak\.example\?subject=/,
  );
  await expect
    .poll(async () => (await site.storedList('contactMessages'))[0])
    .toMatchObject({ status: 'read' });
  expect(await site.storedList('activityLogs')).toMatchObject([
    { action: 'Updated Message', description: 'Message "Subject number 1" was marked as read' },
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Subject number 1', exact: true })).toBeFocused();
  await expect(rows.nth(1).getByText('Read', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Mark Subject number 1 as new' }).click();
  await site.toast('Success', 'Message marked as new.');
  await expect(rows.nth(1).getByText('New', { exact: true })).toBeVisible();
});

test('[admin-messages] who answers it is shown to the others, with notes for the newsroom', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/messages', { width: 390, store: { contactMessages: [message(1)] } });
  const subject = page.getByRole('button', { name: 'Subject number 1', exact: true });
  await subject.click();
  const dialog = page.getByRole('dialog', { name: 'Subject number 1' });
  await expect(dialog.getByText('This site sends no e-mail.')).toBeVisible();
  await dialog.getByRole('button', { name: 'I’ll Answer It' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Taken by' })).toBeVisible();
  await dialog.getByLabel('Note, for the newsroom alone').fill('Ask the port');
  await expectNoFindings(page, 'a message');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog.getByRole('region', { name: 'Notes' })).toContainText('Ask the port');
  await dialog.getByRole('button', { name: 'Mark as Answered' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as Answered' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(subject).toBeFocused();
  await expect(page.getByRole('row', { name: /Subject number 1/ })).toContainText('Answered');
  await page.getByLabel('Status of messages').selectOption('New');
  await expect(page.getByRole('row', { name: /Subject number 1/ })).toHaveCount(0);
});

test('[admin-messages] deleting asks first; without any it says so @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/messages', { store: { contactMessages: [message(1)] } });
  await page.getByRole('button', { name: 'Delete Subject number 1' }).click();
  await expect(
    page.getByText('This will permanently delete the message "Subject number 1".'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.toast('Success', 'Message deleted successfully.');
  await expect(page.getByText('No messages yet.')).toBeVisible();
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({ action: 'Deleted Message' });
});

test('[admin-messages] [admin-tabs] a new message appears without a reload', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin('/admin/messages', { store: { contactMessages: [] } });
  const reader = await context.newPage();
  await reader.goto('/contact-us');
  const form = reader.locator('#main');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('A reader');
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('reader@daybreak.example');
  await form.getByRole('textbox', { name: 'Subject', exact: true }).fill('From the other tab');
  await form.getByRole('textbox', { name: 'Message', exact: true }).fill('Words');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'From the other tab', exact: true })).toBeVisible();
});

test('[admin-subscribers] listed, and exported completely as CSV without formulas', async ({
  page,
  site,
}) => {
  const newsletterSubscribers = [
    subscriber(0, '=cmd@daybreak.example'),
    ...Array.from({ length: 44 }, (_, at) => subscriber(at + 1)),
  ];
  await site.openAdmin('/admin/subscribers', { store: { newsletterSubscribers }, now: noon });
  await expect(page.getByRole('columnheader')).toContainText(['', 'Email', 'Since', 'Actions']);
  await expect(page.getByText('1–20 of 45')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('subscribers-2026-11-21.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFEmail,Since');
  expect(lines[1]).toMatch(/^'=cmd@daybreak\.example,2026-11-21T06:30/);
  expect(lines).toHaveLength(47);
  await site.toast('Success', 'The list was exported.');
});

test('[admin-subscribers] one is deleted after a question; without any it says so @browser', async ({
  page,
  site,
}) => {
  const store = { newsletterSubscribers: [subscriber(1)] };
  await site.openAdmin('/admin/subscribers', { store });
  await page.getByRole('button', { name: 'Delete someone1@daybreak.example' }).click();
  await expect(
    page.getByText('This will permanently delete the subscriber "someone1@daybreak.example".'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.toast('Success', 'Subscriber deleted successfully.');
  await expect(page.getByText('Nobody has subscribed to the newsletter yet.')).toBeVisible();
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Deleted Newsletter Subscriber',
  });
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] nothing to find in the inbox, ${theme}, at 390 px`, async ({
    page,
    site,
  }) => {
    const store = { contactMessages, newsletterSubscribers: [subscriber(1)] };
    await site.openAdmin('/admin/messages', { store, theme, width: 390, reducedMotion: true });
    await expectNoFindings(page, 'the messages');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Subject number 2', exact: true }).click();
    await expectNoFindings(page, 'a message');
    await page.goto('/admin/subscribers');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectNoFindings(page, 'the subscribers');
  });
}
