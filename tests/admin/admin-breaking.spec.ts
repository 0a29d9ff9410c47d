import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { articles } from '../support/records/records.ts';

test('a breaking line is set in two presses, reaches open pages, and is removed', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', { width: 1440, store: { articles: articles(2) } });
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto('/');
  const line = reader.getByRole('status').filter({ hasText: 'Breaking' });
  await expect(line).toHaveCount(0);

  await page.getByRole('button', { name: 'Breaking line…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Breaking line' });
  await dialog.getByRole('button', { name: 'Set the line' }).click();
  await expect(dialog.getByText('Please write the line.').first()).toBeVisible();
  await dialog
    .getByLabel('Line', { exact: true })
    .fill('Ferry with 61 aboard loses its engine off Morvad');
  await dialog.getByLabel('Leads to').fill('/about-us');
  await expectNoFindings(page, 'the dialog of the breaking line');
  await dialog.getByRole('button', { name: 'Set the line' }).click();
  await site.toast('Success', 'The line is on every page now.');

  await expect(line).toContainText('Ferry with 61 aboard loses its engine off Morvad');
  await expectNoFindings(reader, 'a page with a breaking line');
  await line.getByRole('link').click();
  await expect(reader).toHaveURL(/about-us$/);
  await expect(line).toBeVisible();

  const main = reader.getByRole('main');
  const top = await main.evaluate((element) => element.getBoundingClientRect().top);
  await reader.getByRole('button', { name: 'Close breaking line' }).click();
  await expect(line.getByText('Ferry with 61')).toBeHidden();
  expect(await main.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  // Nor does a link within the page move it.
  await reader.evaluate(() => history.replaceState(history.state, '', '#main'));
  expect(await main.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line.getByText('Ferry with 61')).toBeHidden();
  expect(await main.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(top);

  await page.getByRole('button', { name: 'Breaking line…' }).click();
  await expect(dialog.getByLabel('Ends', { exact: true })).toHaveValue('keep');
  await dialog.getByLabel('Line', { exact: true }).fill('Ferry towed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Line', { exact: true })).toHaveValue('Ferry towed');
  await dialog.getByRole('button', { name: 'Replace the line' }).click();
  await expect(line.getByText('Ferry towed')).toBeVisible();
  await reader.getByRole('button', { name: 'Close breaking line' }).press('Enter');
  await expect(line.getByText('Ferry towed')).toBeHidden();
  await page.getByRole('button', { name: 'Breaking line…' }).click();
  await dialog.getByLabel('Line', { exact: true }).fill('Ferry in port');
  await dialog.getByLabel('Ends', { exact: true }).selectOption('At an hour…');
  await dialog.getByLabel('Day of its end').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Replace the line' }).click();
  await expect(
    dialog.getByText('Please choose an end within the next 24 hours.').first(),
  ).toBeVisible();
  const tomorrow = new Date(Date.now() + 12 * 3_600_000).toISOString();
  await dialog.getByLabel('Day of its end').fill(tomorrow.slice(0, 10));
  await dialog.getByLabel('Hour of its end').fill(tomorrow.slice(11, 16));
  await dialog.getByRole('button', { name: 'Replace the line' }).click();
  await expect(line.getByText('Ferry in port')).toBeVisible();
  await page.getByRole('button', { name: 'Breaking line…' }).click();
  await dialog.getByRole('button', { name: 'Remove the line now' }).click();
  await site.toast('Success', 'The line was removed.');
  await expect(line).toHaveCount(0);
});

test('a refused end says so within the width of a phone @server', async ({ page, site }) => {
  await site.openAdmin('/admin/dashboard', { width: 390, store: { articles: articles(1) } });
  await page.getByRole('button', { name: 'Breaking line…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Breaking line' });
  await dialog.getByLabel('Line', { exact: true }).fill('Ferry adrift');
  await dialog.getByLabel('Ends', { exact: true }).selectOption('At an hour…');
  await dialog.getByLabel('Day of its end').fill('2020-01-01');
  const before = await dialog.boundingBox();
  await dialog.getByRole('button', { name: 'Set the line' }).click();
  await site.toast('Validation Error', 'Please choose an end within the next 24 hours.', true);
  const after = await dialog.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
});
